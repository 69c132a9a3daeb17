/** Copying a text. Without https, as in a house of one's own, a browser keeps its clipboard to itself, and only what is marked can be copied. */

/** Whether the text is on the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  const written = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await written) || copyMarked(text);
}

/** In an open dialogue nothing else of the page can be marked. */
function copyMarked(text: string): boolean {
  const [before, field] = [document.activeElement as HTMLElement | null, document.createElement("textarea")];
  field.value = text;
  field.readOnly = true; // no keyboard comes up for it
  field.style.position = "fixed";
  field.style.opacity = "0";
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}
