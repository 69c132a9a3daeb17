/** Stacks by their ids: what they are, and which of their kind. */

import type { PlayerView, Slot, StackKind, Stacks, StackView } from "./types";

const parted = (slot: string): string[] => slot.split("-");
export const kindOf = (slot: Slot): StackKind => parted(slot)[0] as StackKind;
/** Which of its kind a stack is, where it is not the first; else nothing. */
export const nthOf = (slot: Slot): string | undefined => parted(slot)[1];

/** The stacks of these kinds, kind by kind. */
export function stacksOf(stacks: Stacks, ...kinds: readonly StackKind[]): { slot: Slot; stack: StackView }[] {
  const all = Object.entries(stacks) as [Slot, StackView][];
  return kinds.flatMap((kind) => all.filter(([slot]) => kindOf(slot) === kind).map(([slot, stack]) => ({ slot, stack })));
}

/** All a player has to pay with: the depot, and the tanks of rockets at LEO. [HF-2.4B] */
export const waterOf = ({ water, stacks }: PlayerView): number =>
  stacksOf(stacks, "rocket").reduce((sum, { stack }) => sum + (stack.place === "LEO" ? stack.tanks : 0), water);
