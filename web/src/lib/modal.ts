import { untrack } from "svelte";

/**
 * A dialogue that is open for as long as its component is there. It goes at once when it is shut: the browser tells of that
 * only later, when the next one may be open already. By then it is off the page, and the browser gives the focus back to
 * nobody: it goes to where it was, unless it is somewhere else by now.
 */
export const modal = (close: () => void) => (dialog: HTMLDialogElement) => {
  const shut = ({ newState }: ToggleEvent) => newState === "closed" && close();
  const before = document.activeElement as HTMLElement | null;
  untrack(() => dialog.showModal()); // what hears of the focus is no reason to open it again
  dialog.addEventListener("beforetoggle", shut);
  dialog.addEventListener("close", close); // where nothing is told beforehand
  return () => {
    dialog.removeEventListener("beforetoggle", shut);
    dialog.removeEventListener("close", close);
    setTimeout(() => isLost(dialog) && before?.focus({ preventScroll: true }));
  };
};

/** Whether nobody has the focus but the page itself, or a dialogue that goes. */
const isLost = (dialog: HTMLDialogElement) => document.activeElement === document.body || dialog.contains(document.activeElement);
