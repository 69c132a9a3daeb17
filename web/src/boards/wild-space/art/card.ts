/** What stands on the foot of a card, by its size: icons, and words where they fit. */

import type { Card } from "../types";
import type { Kind } from "./palette";
import { coinSign, conditionSign, effectSign, joined, missionSign, quartzSign, sentence, thing, type Sign } from "./signs";

/** large: to read; fan: in hand, what it does stands in the spine too; small: icons only. */
export type Size = "large" | "fan" | "small";

export const SIZES = {
  large: { spine: 58, badge: 1.02, window: 200, bust: 1.32, icons: 1.12, name: 19, text: 0, chars: 0 },
  fan: { spine: 60, badge: 1.06, window: 248, bust: 1.4, icons: 1.3, name: 0, text: 20.5, chars: 16 },
  small: { spine: 80, badge: 1.42, window: 236, bust: 1.26, icons: 1.7, name: 0, text: 0, chars: 0 },
} as const;

interface Foot {
  kind: Kind;
  rows: { y: number; scale: number; sign: Sign }[];
  lines: { y: number; text: string }[];
}

const FOOT = 336;
const MOST_LINES = 3;

export const kindOf = (card: Card): Kind => card.animal ?? (card.alien ? "alien" : "robot");

/** Where the icons and the words of a card stand; words that do not fit are left to the icons. */
export function layout(card: Card, size: Size, words: string, inner: number): Foot {
  const s = SIZES[size];
  const said = wrapped(words, s.chars);
  const signs = signsOf(card);
  const speaks = size === "fan" ? !card.mission && !card.track.length : signs.length < 2;
  const shown = speaks && said.length <= MOST_LINES ? said : [];
  const high = s.text * 1.1;
  const [from, to] = [10 + s.window + (s.name ? 29 : 4), FOOT - shown.length * high];
  const foot = size === "fan" ? (shown.length ? [] : signs.slice(0, 1)) : signs;
  const share = foot.length > 1 ? (size === "small" ? 0.66 : 0.9) : 1;
  const rise = size === "fan" ? ([0, 27, 16, 5][shown.length] ?? 0) : 0;
  return {
    kind: kindOf(card),
    rows: foot.map((sign, n) => ({
      y: from + ((to - from) * (n + 0.5)) / foot.length,
      scale: Math.min(s.icons * share, (inner - 12) / sign.width),
      sign,
    })),
    lines: shown.map((text, n) => ({ y: FOOT - 4 - high * (shown.length - 1 - n) - rise, text })),
  };
}

/** A mission, an effect under its condition; a card with neither shows what it is worth. */
function signsOf(card: Card): Sign[] {
  const signs = [card.mission && missionSign(card.mission), card.effect && sentence(card.condition, card.effect)].filter(
    (one) => one !== null,
  );
  if (signs.length || card.track.length) return signs;
  const worth = [
    ...(card.veteran ? [thing("veteran", 1, 36)] : []),
    ...(card.credits ? [coinSign(card.credits, 1.1, 42)] : []),
    ...(card.quartz ? [quartzSign(card.quartz, 1.1, 40)] : []),
  ];
  return worth.length ? [joined(worth, 8)] : [];
}

/** What a card in a fan does, at the foot of its spine: downwards. */
export function spineSigns({ condition, effect }: Card): Sign[] {
  return effect ? [...(condition ? [conditionSign(condition)] : []), effectSign(effect)] : [];
}

function wrapped(words: string, most: number): string[] {
  if (!words || !most) return [];
  const rows: string[] = [];
  for (const word of words.split(" ")) {
    const last = rows.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}
