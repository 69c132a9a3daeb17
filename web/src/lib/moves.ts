import type { Move } from "./types";

/** The move a notation such as `land PL-H1.left` means. */
export function readMove(text: string): Move {
  const [verb = "", ...args] = text.split(" ");
  return { move: text, verb, args };
}
