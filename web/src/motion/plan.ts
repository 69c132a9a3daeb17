/** What moves when something happens: pieces between named places, one step after another, and never for long. */

import type { SoundName } from "../lib/sound";

/**
 * One thing to be seen.
 *
 * kind    a piece flies; a piece turns over where it lies; a place pulses; a number rises from a place
 * face    what flies (`card.RO-13`, `shuttle.1`), or the words that rise (`+3`)
 * hidden  the face it wears until half of the way, for a piece that is turned over in flight
 * from    places by name, the first that exists is meant: `hand.RO-13`, else `hand-of.1`
 * to      as well
 * arc     whether it rises on its way
 */
export interface Movement {
  kind: "fly" | "turn" | "pulse" | "rise";
  face: string;
  hidden?: string;
  from: readonly string[];
  to: readonly string[];
  sound?: SoundName;
  arc?: boolean;
}

/** What moves at the same time. */
export type Step = Movement[];

/** When a movement begins, in milliseconds from now, and how long it takes. */
export interface Timed extends Movement {
  start: number;
  length: number;
}

export type Tempo = "normal" | "fast";

const TEMPI = {
  normal: { each: 280, whole: 1500 },
  fast: { each: 160, whole: 700 },
} as const;

type Places = string | readonly string[];
const listed = (places: Places) => (typeof places === "string" ? [places] : places);

export function fly(face: string, from: Places, to: Places, more: Partial<Movement> = {}): Movement {
  return { kind: "fly", face, from: listed(from), to: listed(to), ...more };
}

export function at(kind: "turn" | "pulse", place: Places, sound?: SoundName): Movement {
  return { kind, face: "", from: [], to: listed(place), ...(sound && { sound }) };
}

export function rise(words: string, place: Places): Movement {
  return { kind: "rise", face: words, from: [], to: listed(place) };
}

/** More than so many steps at once, after a while away, would be a blizzard: only the last ones are shown. */
const MOST = 24;

/** One step after the other where there is time; where there is not, each begins before the last one ends. */
export function schedule(steps: readonly Step[], tempo: Tempo): Timed[] {
  const { each, whole } = TEMPI[tempo];
  const busy = steps.filter((step) => step.length).slice(-MOST);
  const apart = Math.min(each, (whole - each) / Math.max(busy.length - 1, 1));
  return busy.flatMap((step, n) => step.map((movement) => ({ ...movement, start: n * apart, length: each })));
}

/** When everything has come to rest. */
export function restsAfter(timed: readonly Timed[]): number {
  return Math.max(0, ...timed.map(({ start, length }) => start + length));
}

/** How long something may still take before this begins, so that all is over in time. */
export function roomFor(timed: readonly Timed[], tempo: Tempo): number {
  const { each, whole } = TEMPI[tempo];
  return Math.max(each, whole - restsAfter(timed));
}

/** What is heard of it, without the same sound twice at a time. */
export function heard(timed: readonly Timed[]): { sound: SoundName; start: number }[] {
  const found = timed.flatMap(({ sound, start }) => (sound ? [{ sound, start }] : []));
  return found.filter((one, n) => !found.slice(0, n).some((other) => other.sound === one.sound && one.start - other.start < 60));
}

/** What is heard where nothing moves: every sound once. */
export function soundsOf(steps: readonly Step[]): SoundName[] {
  return [...new Set(steps.flat().flatMap(({ sound }) => sound ?? []))];
}
