/** Galaxy Trucker in words: what its speaker knows beyond the glossary. */

import { look } from "$lib/lookup";
import { type Say, Speaker } from "$lib/speaking";

import type { Facts, SideName, Square, TruckerTable } from "./types";

export const SIDES: readonly SideName[] = ["front", "right", "rear", "left"];
const FEW_FLAWS = 5; // more would fill a page

type Flaw = [reason: string, squares: Square[]];

/** A strength as players write it: 4, 4½, ½; what weighs more than it pulls, or is less than another: -1½. */
export function strengthInWords(strength: number): string {
  const [sign, whole] = [strength < 0 ? "-" : "", Math.trunc(Math.abs(strength))];
  return strength % 1 ? `${sign}${whole || ""}½` : `${sign}${whole}`;
}

/** Whether a strength is more or less than another, as a sign. */
export const comparing = (one: number, other: number): string => (one > other ? ">" : one < other ? "<" : "=");

/** Seats with their days, the leader first; an object has them by number, whoever leads. */
export function orderOfFlight<S>(days: readonly [seat: S, day: number][]): [seat: S, day: number][] {
  return days.toSorted(([, one], [, other]) => other - one);
}

/** Everything Galaxy Trucker says in one language. */
export class GalaxyTruckerWords extends Speaker<Facts, TruckerTable> {
  protected override readonly own: Record<string, Say<TruckerTable>> = {
    strength: strengthInWords,
    goods: (goods: readonly string[]) => {
      const said = [...new Set(goods)].map((good) =>
        this.words.say("gt-goods", { count: goods.filter((one) => one === good).length, good }),
      );
      return this.words.listed("list-and", said) || null;
    },
    flaws: (flaws: readonly Flaw[] | readonly string[], { data }) => {
      const squares = data.squares as unknown as Square[][] | undefined;
      const pairs = flaws.map((flaw, n) => (squares ? [flaw, look(squares, n)] : flaw) as Flaw);
      const said = pairs.map(([reason, where]) => this.words.say("gt-flaw", { reason, squares: this.words.listed("list-and", where) }));
      const more = said.length > FEW_FLAWS ? [this.words.say("gt-more-flaws", { count: said.length - FEW_FLAWS })] : [];
      return this.words.listed("list-more", [...said.slice(0, FEW_FLAWS), ...more]);
    },
    places: (days: readonly number[]) => {
      const order = orderOfFlight([...days.entries()]);
      return this.words.listed(
        "list-and",
        order.map(([seat, place]) => this.words.say("gt-stands", { who: look(this.names, seat), place })),
      );
    },
  };
}
