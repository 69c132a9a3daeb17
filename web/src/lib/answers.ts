/** Where the answers to a question stand: each keeps its place and its key while the decision lasts, also when others act. */

import { readMove } from "./moves";
import type { Decision } from "./types";

export type Group = Decision["groups"][string];

/** Everything that could be answered since it was asked: what has gone meanwhile leaves its place empty. */
export interface Standing {
  places: readonly string[];
  /** What stands apart, since it cannot be made good. */
  grave: readonly string[];
  /** Answer -> its key; what is grave has none. */
  keys: ReadonlyMap<string, string>;
  /** Answer -> the group that begins with it, where a long list has several. */
  headings: ReadonlyMap<string, Group>;
}

const KEYED = 9;
const NOTHING: Standing = { places: [], grave: [], keys: new Map(), headings: new Map() };

const groupOf = ({ groups }: Decision, move: string): Group | undefined => groups[readMove(move).verb];

/** Whether an answer throws away what was built. */
export const isGrave = (asked: Decision, move: string) => groupOf(asked, move) === "dangerous";

/** A new question. Of a long list the last answer, with which a turn ends, has a key as well. */
export function standing(asked: Decision | null): Standing {
  if (!asked) return NOTHING;
  const [moves, headings] = inGroups(asked);
  const stands = stillStanding({ ...NOTHING, headings }, { ...asked, moves });
  const last = stands.places.length > KEYED ? stands.places.at(-1)! : null;
  return last === null ? stands : { ...stands, keys: new Map([...stands.keys, [last, "0"]]) };
}

/** The answers of a long list by their groups, those without one last; and where each group begins. */
function inGroups(asked: Decision): [moves: string[], headings: Map<string, Group>] {
  const groups = [...new Set(asked.moves.map((move) => groupOf(asked, move)))].filter((group) => group && group !== "dangerous");
  if (asked.moves.length <= KEYED || groups.length < 2) return [asked.moves, new Map()];
  const by = (group: Group | undefined) => asked.moves.filter((move) => groupOf(asked, move) === group);
  const headings = groups.map((group): [string, Group] => [by(group)[0]!, group!]);
  return [[...groups, undefined, "dangerous" as const].flatMap(by), new Map(headings)];
}

/** The same question while others act: what is new comes last. */
export function stillStanding(before: Standing, asked: Decision): Standing {
  const grave = asked.moves.filter((move) => isGrave(asked, move));
  const places = grown(
    before.places,
    asked.moves.filter((move) => !isGrave(asked, move)),
  );
  const figures = places.slice(0, KEYED).map((move, n): [string, string] => [move, String(n + 1)]);
  return { ...before, places, grave: grown(before.grave, grave), keys: new Map([...figures, ...before.keys]) };
}

export function grown(before: readonly string[], now: readonly string[]): string[] {
  return [...before, ...now.filter((one) => !before.includes(one))];
}

/** Whether two questions are the same in words; what may be answered can differ. */
export function isSame(one: Decision | null, other: Decision | null): boolean {
  return inWords(one) === inWords(other);
}

const inWords = (asked: Decision | null) => JSON.stringify(asked && [asked.seat, asked.prompt, asked.about]);
