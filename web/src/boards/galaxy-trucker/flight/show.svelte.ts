/** The show: what has just happened is seen happening, beat by beat; underneath everything already stands as it is. */

import { speaker } from "../../../lib/speaker";
import type { SoundName } from "../../../lib/sound";
import { tempo } from "../../../lib/prefs.svelte";
import type { Beat } from "./beats";

/** How far a beat has come: the dice land, the meteor flies, it strikes, what is cut off drifts away. */
export type Act = "dice" | "flies" | "strikes" | "drifts";

const LENGTHS: Record<Act, number> = { dice: 480, flies: 250, strikes: 420, drifts: 900 };
/** Dice on which others wait: what is asked meanwhile is of the last of them. */
const HURRIED = 200;
const CARD = 480;
const OTHER = 160;
const FAST = 0.5;
/** After a while away only the last beats are shown. */
const MOST = 6;
const STILL = 1000; // ms a mark stays where nothing moves

export class Show {
  beat = $state.raw<Beat | null>(null);
  act = $state<Act>("dice");
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A roll flies at the ship of this seat where it concerns it. */
  constructor(private readonly seat: () => number) {}

  /** Shows what is fresh after what is still to be shown. */
  hear(beats: readonly Beat[]): void {
    if (!beats.length) return;
    this.#queue = [...this.#queue, ...beats].slice(-MOST);
    if (!this.beat) this.#next();
  }

  /** Shows one beat again. */
  again(beat: Beat): void {
    this.end();
    this.#queue = [beat];
    this.#next();
  }

  /** Whoever presses wants to go on. */
  end(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = null;
  }

  #next(): void {
    const beat = (this.beat = this.#queue.shift() ?? null);
    if (!beat) return;
    const pace = tempo();
    const acts = actsOf(beat, this.seat());
    if (acts.length) {
      if (pace) this.#play(acts, pace === "fast" ? FAST : 1);
      else this.#still();
    } else {
      this.act = "strikes";
      if (beat.card) speaker.play("reveal");
      this.#timer = setTimeout(() => this.#next(), (beat.card ? CARD : OTHER) * (pace === "normal" ? 1 : pace ? FAST : 0));
    }
  }

  /** Where nothing moves the marks stay for a moment. */
  #still(): void {
    this.act = "strikes";
    this.#timer = setTimeout(() => this.#next(), STILL);
  }

  #play([act, ...rest]: Act[], pace: number): void {
    if (!act) return this.#next();
    this.act = act;
    const heard = HEARD[act];
    if (heard) speaker.play(heard);
    const length = act === "dice" && this.#queue.length ? HURRIED : LENGTHS[act];
    this.#timer = setTimeout(() => this.#play(rest, pace), length * pace);
  }
}

const HEARD: Partial<Record<Act, SoundName>> = { dice: "draw", strikes: "land" };

/** What of a roll is seen at the ship of a seat. */
function actsOf({ roll, later, outcomes }: Beat, seat: number): Act[] {
  const outcome = outcomes.get(seat);
  const dice: Act[] = roll && !later ? ["dice"] : [];
  if (!roll || !outcome) return dice;
  const falls: Act[] = outcome.falls.length ? ["drifts"] : [];
  const onlyFalls = later && outcome.kind === "missed" && falls.length; // one has chosen which part to keep
  if (onlyFalls) return falls;
  const strikes: Act[] = outcome.kind === "missed" ? [] : ["strikes"];
  return [...dice, "flies", ...strikes, ...falls];
}
