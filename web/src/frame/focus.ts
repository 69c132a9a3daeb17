/** Where the keyboard is at a table: walking among what can be played, and never lost when a piece goes. */

import { nextBox, type Direction } from "../motion/walk";

/** What one may play: pieces of the board, and the answers of the panel. */
export const PLAYABLE = "[data-legal], [data-answer]";

type Region = "board" | "panel" | null;

/** What had the focus: where, and with which name. */
export interface Kept {
  region: Region;
  piece: string;
}

function boxOf(node: Element): DOMRect {
  return node.getBoundingClientRect();
}

const pieceOf = (node: HTMLElement | null) => node?.closest<HTMLElement>("[data-piece]")?.dataset.piece ?? "";

function playable(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PLAYABLE)].filter((node) => boxOf(node).width > 0);
}

/** What can be read large; what presses such a piece stands for it. */
function readable(root: ParentNode): HTMLElement[] {
  const nodes = [...root.querySelectorAll<HTMLElement>("[data-lens]")].map(
    (node) => node.querySelector<HTMLElement>(":scope > button") ?? node,
  );
  return nodes.filter((node) => boxOf(node).width > 0);
}

/** One step to the next thing to play, or to read; whether there was one. */
export function walk(root: ParentNode, direction: Direction, among: "playable" | "readable" = "playable"): boolean {
  const nodes = among === "playable" ? playable(root) : readable(root);
  const active = document.activeElement;
  const next =
    nodes[
      nextBox(
        nodes.map(boxOf),
        nodes.findIndex((node) => node === active),
        direction,
      )
    ];
  if (!next) return false;
  goTo(next);
  return true;
}

/** The page follows who uses keys; who uses a mouse keeps it where it is. */
function goTo(node: HTMLElement): void {
  if (node.tabIndex < 0) node.tabIndex = -1; // else what is only read could not be gone to
  node.focus({ preventScroll: true });
  if (node.matches(":focus-visible")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Remembers who has the focus, before the table changes. */
export function keep(): Kept {
  const active = document.activeElement as HTMLElement | null;
  const inPanel = active?.closest(".asking");
  return {
    region: inPanel ? "panel" : active?.closest("[data-piece]") ? "board" : null,
    piece: pieceOf(active),
  };
}

/**
 * Gives the focus back where it was lost with its piece: to the same piece, to the first that can be played in the same
 * region, or else to the question, where one waits for the others, or to the verdict. Who looks elsewhere is left alone.
 */
export function giveBack(root: ParentNode, kept: Kept): void {
  const lost = document.activeElement === document.body || document.activeElement === null;
  const next = lost && kept.region ? nextFocus(root, kept) : null;
  if (next) goTo(next);
}

export function nextFocus(root: ParentNode, { region, piece }: Kept): HTMLElement | null {
  const nodes = playable(root);
  const same = piece ? nodes.find((node) => pieceOf(node) === piece) : undefined;
  const near = nodes.find((node) => (region === "board") === node.hasAttribute("data-legal"));
  return same ?? near ?? nodes[0] ?? root.querySelector<HTMLElement>("#asked, #verdict");
}
