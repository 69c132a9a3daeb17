/** Stacks by their ids: what they are, which of their kind, and how a sentence names them. */

import type { Words } from "$lib/words";

import type { PlayerView, Slot, StackKind, Stacks, StackView } from "./types";

const parted = (slot: string): string[] => slot.split("-");
export const kindOf = (slot: Slot): StackKind => parted(slot)[0] as StackKind;
/** Which of its kind a stack is, where it is not the first; else nothing. */
export const nthOf = (slot: Slot): string | undefined => parted(slot)[1];
export const isSlot = (id: string): id is Slot => ["leo", "rocket", "outpost", "freighter"].includes(kindOf(id as Slot));

/** The stacks of these kinds, kind by kind. */
export function stacksOf(stacks: Stacks, ...kinds: readonly StackKind[]): { slot: Slot; stack: StackView }[] {
  const all = Object.entries(stacks) as [Slot, StackView][];
  return kinds.flatMap((kind) => all.filter(([slot]) => kindOf(slot) === kind).map(([slot, stack]) => ({ slot, stack })));
}

/** All a player has to pay with: the depot, and the tanks of rockets at LEO. [HF-2.4B] */
export const waterOf = ({ water, stacks }: PlayerView): number =>
  stacksOf(stacks, "rocket").reduce((sum, { stack }) => sum + (stack.place === "LEO" ? stack.tanks : 0), water);

const further = (id: string): id is Slot => isSlot(id) && nthOf(id) !== undefined;

/** The ids of a move but the stacks at its end that are not the first of their kind. */
export const withoutStacks = (args: readonly string[]): readonly string[] => args.filter((arg, n) => !(n && further(arg)));

/** A sentence about stacks, which names those that are not the first of their kind. */
export function withStacks(words: Words, said: string, ids: readonly string[]): string {
  return ids.filter(further).reduce((so, slot) => words.say("hf-nth-stack", { said: so, slot: kindOf(slot), nth: nthOf(slot)! }), said);
}
