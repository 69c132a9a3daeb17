/** The shapes all drawings of this game borrow from: in the page as long as anything is drawn. */

import shapes from "./wild-space.svg?raw";

let users = 0;
let sheet: HTMLElement | null = null;

/** Brings the shapes into the page; the answer gives them back. */
export function borrowShapes(): () => void {
  users += 1;
  sheet ??= laidOut();
  return () => {
    users -= 1;
    if (users) return;
    sheet?.remove();
    sheet = null;
  };
}

function laidOut(): HTMLElement {
  const node = document.createElement("div");
  node.className = "w-shapes";
  node.setAttribute("aria-hidden", "true");
  node.innerHTML = shapes;
  document.body.append(node);
  return node;
}
