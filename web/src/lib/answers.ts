/** Where the answers to a question stand: each keeps its place and its key while the decision lasts, also when others act. */

import type { Decision } from "./types";

/** Everything that could be answered since it was asked: what has gone meanwhile leaves its place empty. */
export interface Standing {
  places: readonly string[];
  /** What stands apart, since it cannot be made good. */
  grave: readonly string[];
  /** Answer -> its key; what is grave has none. */
  keys: ReadonlyMap<string, string>;
}

const KEYED = 9;
const NOTHING: Standing = { places: [], grave: [], keys: new Map() };

/** A new question. Of a long list the last answer, with which a turn ends, has a key as well. */
export function standing(asked: Decision | null): Standing {
  const stands = asked ? stillStanding(NOTHING, asked) : NOTHING;
  const last = stands.places.length > KEYED ? stands.places.at(-1)! : null;
  return last === null ? stands : { ...stands, keys: new Map([...stands.keys, [last, "0"]]) };
}

/** The same question while others act: what is new comes last. */
export function stillStanding(before: Standing, { moves, grave }: Decision): Standing {
  const places = grown(
    before.places,
    moves.filter((move) => !grave.includes(move)),
  );
  const figures = places.slice(0, KEYED).map((move, n): [string, string] => [move, String(n + 1)]);
  return { places, grave: grown(before.grave, grave), keys: new Map([...figures, ...before.keys]) };
}

export function grown(before: readonly string[], now: readonly string[]): string[] {
  return [...before, ...now.filter((one) => !before.includes(one))];
}

/** Whether two questions are the same in words; what may be answered can differ. */
export function isSame(one: Decision | null, other: Decision | null): boolean {
  return inWords(one) === inWords(other);
}

const inWords = (asked: Decision | null) => JSON.stringify(asked && [asked.seat, asked.prompt, asked.about]);
