/** Where the answers to a question stand: each keeps its place and its key while the decision lasts, also when others act. */

import { readMove } from "./moves";
import type { Decision } from "./types";

export type Group = Decision["groups"][string];

/** Everything that could be answered since it was asked: what has gone meanwhile leaves its place empty. */
export interface Standing {
  places: readonly string[];
  /** What is most likely meant; nothing where all is grave. */
  likely: string | null;
  /** What ends a turn, passes or goes without: always in sight. */
  ends: readonly string[];
  /** What stands apart, since it cannot be made good. */
  grave: readonly string[];
  /** Answer -> its key; what is grave has none. */
  keys: ReadonlyMap<string, string>;
  /** Answer -> the group that begins with it, where a long list has several. */
  headings: ReadonlyMap<string, Group>;
}

const KEYED = 9;
/** A list of more answers than this gets headings. */
const SHORT = 5;
const NOTHING: Standing = { likely: null, places: [], ends: [], grave: [], keys: new Map(), headings: new Map() };

/** Groups that have a place of their own. */
const APART: readonly Group[] = ["ends", "dangerous"];

const groupOf = ({ groups }: Decision, move: string): Group | undefined => groups[readMove(move).verb];

/** Whether an answer throws away what was built. */
export const isGrave = (asked: Decision, move: string) => groupOf(asked, move) === "dangerous";

/** A new question. Of a long list the last answer, with which a turn mostly ends, has a key as well. */
export function standing(asked: Decision | null): Standing {
  if (!asked) return NOTHING;
  const [moves, headings] = inGroups(asked);
  const likely = likeliest(asked);
  const stands = stillStanding({ ...NOTHING, headings, likely }, { ...asked, moves });
  const keyed = inOrder(stands);
  return keyed.length > KEYED ? { ...stands, likely, keys: new Map([...stands.keys, [keyed.at(-1)!, "0"]]) } : { ...stands, likely };
}

/** The first that was offered; not what costs nothing and can be done for ever, unless there is nothing else. */
function likeliest(asked: Decision): string | null {
  const meant = asked.moves.filter((move) => !isGrave(asked, move));
  return meant.find((move) => groupOf(asked, move) !== "free") ?? meant[0] ?? null;
}

/** What can be answered by a key, as it stands. */
const inOrder = ({ places, ends, likely }: Standing) =>
  likely !== null && ends.includes(likely) ? [...ends, ...places] : [...places, ...ends];

/** The answers of a long list by their groups, those without one last; and where each group begins. What is free comes after what counts. */
function inGroups(asked: Decision): [moves: string[], headings: Map<string, Group>] {
  const found = [...new Set(asked.moves.map((move) => groupOf(asked, move)))].filter((group) => group && !APART.includes(group));
  const groups = freeLast(found, (group) => group);
  if (asked.moves.length <= SHORT || groups.length < 2) return [freeLast(asked.moves, (move) => groupOf(asked, move)), new Map()];
  const by = (group: Group | undefined) => asked.moves.filter((move) => groupOf(asked, move) === group);
  const headings = groups.map((group): [string, Group] => [by(group)[0]!, group!]);
  return [[...groups, undefined, ...APART].flatMap(by), new Map(headings)];
}

function freeLast<Thing>(things: readonly Thing[], groupOf: (thing: Thing) => Group | undefined): Thing[] {
  const isFree = (thing: Thing) => groupOf(thing) === "free";
  return [...things.filter((thing) => !isFree(thing)), ...things.filter(isFree)];
}

/** The same question while others act: what is new comes last. */
export function stillStanding(before: Standing, asked: Decision): Standing {
  const of = (group: Group) => asked.moves.filter((move) => groupOf(asked, move) === group);
  const rest = asked.moves.filter((move) => !APART.includes(groupOf(asked, move)!));
  const stands = {
    ...before,
    places: grown(before.places, rest),
    ends: grown(before.ends, of("ends")),
    grave: grown(before.grave, of("dangerous")),
  };
  const figures = inOrder(stands)
    .slice(0, KEYED)
    .map((move, n): [string, string] => [move, String(n + 1)]);
  return { ...stands, keys: new Map([...figures, ...before.keys]) };
}

export function grown(before: readonly string[], now: readonly string[]): string[] {
  return [...before, ...now.filter((one) => !before.includes(one))];
}

/** Whether two questions are the same in words; what may be answered can differ. */
export function isSame(one: Decision | null, other: Decision | null): boolean {
  return inWords(one) === inWords(other);
}

const inWords = (asked: Decision | null) => JSON.stringify(asked && [asked.seat, asked.prompt, asked.about]);
