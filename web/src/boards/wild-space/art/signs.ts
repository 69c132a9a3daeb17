/**
 * Sentences of icons. A little card says which card, a sign what happens to it: up it is played, down it is drawn, a cross
 * drops it, a tick has it. Arrows: first this, then that. A slash: or, and for each.
 */

import type { Condition, Effect, Mission, Space } from "../types";

export type Verb = "play" | "draw" | "drop" | "have";
/** What stands between two parts. */
export type Link = "then" | "or" | "";

/** A part of a sentence, and how wide it is. */
export type Sign = { width: number } & (
  | { is: "token"; what: string; verb: Verb | ""; count: number }
  | { is: "thing"; what: string; scale: number }
  | { is: "quartz" | "coin"; count: number; scale: number }
  | { is: "shape"; shape: "crown" | "six" | "play" | "draw" | "drop" | "have"; scale: number }
  | { is: "advance" | "remove" }
  | { is: "scaled"; part: Sign; scale: number }
  | { is: "row"; parts: { x: number; part: Sign }[]; links: { x: number; link: Link }[]; white: boolean }
);

/** What a token shows that is no kind of card: its back, or a card laid open. */
export const BACK = "back";
export const SHOWN = "shown";

const token = (what: string, verb: Verb | "", count: number, width: number): Sign => ({ is: "token", what, verb, count, width });
export const quartzSign = (count: number, scale = 1, width = 38): Sign => ({ is: "quartz", count, scale, width });
export const coinSign = (count: number, scale = 1, width = 38): Sign => ({ is: "coin", count, scale, width });
export const shapeSign = (shape: Extract<Sign, { is: "shape" }>["shape"], scale: number, width: number): Sign => ({
  is: "shape",
  shape,
  scale,
  width,
});
export const thing = (what: string, scale: number, width: number): Sign => ({ is: "thing", what, scale, width });
export const scaled = (part: Sign, scale: number, width: number): Sign => ({ is: "scaled", part, scale, width });

/** Puts parts side by side round 0 0. */
export function joined(parts: readonly Sign[], gap = 6, link: Link = "", white = false): Sign {
  const width = parts.reduce((sum, part) => sum + part.width, gap * Math.max(0, parts.length - 1));
  const row: Sign = { is: "row", parts: [], links: [], white, width };
  let x = -width / 2;
  for (const [n, part] of parts.entries()) {
    row.parts.push({ x: x + part.width / 2, part });
    if (link && n < parts.length - 1) row.links.push({ x: x + part.width + gap / 2, link });
    x += part.width + gap;
  }
  return row;
}

function effectParts(effect: Effect): Sign[] {
  const { kind, count, what, then, parts } = effect;
  switch (kind) {
    case "sequence":
      return [
        joined(
          parts.map((one) => joined(effectParts(one), 4)),
          20,
          "then",
        ),
      ];
    case "draw":
      return [token(BACK, "draw", count, 38)];
    case "play":
      return [token(what, "play", count, what.includes("-") ? 48 : 36)];
    case "take_and_play":
      return [token(SHOWN, "play", count, 46)];
    case "advance_veteran":
      return [{ is: "advance", width: 46 }];
    case "draw_then_discard":
      return [token(BACK, "draw", count, 38), token("any", "drop", then, 36)];
    case "gain_quartz":
      return [quartzSign(count, 0.92, 36)];
  }
}

export const effectSign = (effect: Effect, gap = 6) => joined(effectParts(effect), gap);

export function conditionSign({ kind, what, count }: Condition): Sign {
  return kind === "remove_crew" ? { is: "remove", width: 38 } : token(what, kind === "discard" ? "drop" : "have", count, 36);
}

/** Condition, an arrow, effect. */
export function sentence(condition: Condition | null, effect: Effect): Sign {
  return condition ? joined([conditionSign(condition), effectSign(effect)], 24, "then") : effectSign(effect);
}

const WIDTHS: Record<string, readonly [scale: number, width: number]> = { veteran: [0.9, 32], alien: [0.8, 34], encounters: [0.95, 36] };
const counted = (what: string) => thing(what, ...(WIDTHS[what] ?? [0.78, 37]));

/** A coin, what for: groups of a job, pairs, a crown for the most, each card, all six jobs. */
export function missionSign({ kind, credits, of, size }: Mission): Sign {
  const [pay, first = "any"] = [coinSign(credits), of[0]];
  switch (kind) {
    case "set_of_job": {
      const each = thing(first, first === "pilot" ? 0.6 : 0.66, 32);
      return joined([pay, joined(Array<Sign>(size).fill(each), 2)], 18, "or");
    }
    case "pair":
      return joined([pay, joined(of.map(counted), 2)], 18, "or");
    case "majority":
      return joined([pay, joined([shapeSign("crown", 0.9, 40), counted(first)], 4)], 8);
    case "per_card":
      return joined([pay, counted(first)], 18, "or");
    case "set_of_all_jobs":
      return joined([pay, shapeSign("six", 1, 44)], 18, "or");
  }
}

export const spaceSign = (space: Space): Sign => (typeof space === "number" ? coinSign(space, 0.92) : scaled(effectSign(space), 0.78, 36));

/** How a sector stands: locked where the crew is too small. */
export type SectorState = "" | "legal" | "chosen" | "closed" | "locked";

/** A row of a sector, and how high it is; conditions lie in a pill. */
export interface SectorRow {
  sign: Sign;
  high: number;
  /** The pill's edge: what is paid is another colour than what one has. */
  pill: "drop" | "have" | null;
  several: boolean;
}

const ABREAST = 90;

/** One sector: conditions (one of them is enough), then actions, in one row or one row for each. */
export function sectorRows(conditions: readonly Condition[], actions: readonly Effect[]): SectorRow[] {
  const does = actions.map((action) => effectSign(action));
  const abreast = does.length > 1 && does.reduce((sum, { width }) => sum + width, 0) <= ABREAST;
  const rows = abreast ? [joined(does, 13, "or", true)] : does;
  return [...pill(conditions), ...rows.map((sign) => ({ sign, high: 44, pill: null, several: false }))];
}

function pill(conditions: readonly Condition[]): SectorRow[] {
  const [first] = conditions;
  if (!first) return [];
  const verb = first.kind === "have" ? "have" : "drop";
  const several = conditions.length > 1;
  const small = conditions.map((one) =>
    one.kind === "remove_crew" || !several ? scaled(conditionSign(one), 0.8, 34) : thing(one.what, 0.54, 25),
  );
  const sign = several ? joined([joined(small, 1), shapeSign(verb, 0.64, 16)], 2) : joined(small);
  return [{ sign, high: 36, pill: verb, several }];
}
