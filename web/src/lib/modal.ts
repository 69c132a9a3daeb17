/**
 * A dialogue that is open for as long as its component is there. It goes at once when it is shut: the browser tells of that
 * only later, when the next one may be open already.
 */
export const modal = (close: () => void) => (dialog: HTMLDialogElement) => {
  const shut = ({ newState }: ToggleEvent) => newState === "closed" && close();
  dialog.showModal();
  dialog.addEventListener("beforetoggle", shut);
  dialog.addEventListener("close", close); // where nothing is told beforehand
  return () => {
    dialog.removeEventListener("beforetoggle", shut);
    dialog.removeEventListener("close", close);
  };
};
