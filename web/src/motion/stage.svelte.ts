/** Shows what happened: measures the board before and after an update, and lets pieces move from there to here. */

import { untrack } from "svelte";

import { tempo } from "../lib/prefs.svelte";
import { speaker } from "../lib/speaker";
import type { Event } from "../lib/types";
import { Animations, type Flight } from "./animations";
import { firstOf, isOnScreen, spotsIn, type Box, type Spot, type Spots } from "./places";
import { heard, restsAfter, roomFor, schedule, soundsOf, type Step, type Tempo, type Timed } from "./plan";

/** What the board shows, and the events that made it so. */
interface Shown<Table> {
  fresh: readonly Event[];
  table: Table;
}

const BETWEEN_SOUNDS = 110;

export class Stage {
  flights = $state.raw<Flight[]>([]);

  #animations = new Animations();
  #restsAt = 0;
  #number = 0;
  #handed: Record<string, Box> = {};

  /** To be called while a board is being made: from then on it moves. */
  follow<Table>(
    root: () => HTMLElement | undefined,
    shown: () => Shown<Table>,
    plan: (events: readonly Event[], before: Table, after: Table) => Step[],
  ): void {
    let last = untrack(shown);
    let before: Spots | null = null;
    $effect.pre(() => {
      const { fresh } = shown();
      const board = untrack(root);
      before = board && fresh.length && fresh !== last.fresh && tempo() ? spotsIn(board) : null;
    });
    $effect(() => {
      const [now, board, old] = [shown(), untrack(root), last];
      last = now;
      if (!board || !now.fresh.length || now.fresh === old.fresh) return;
      untrack(() => this.#show(plan(now.fresh, old.table, now.table), before, board));
    });
    $effect(() => skippable(() => this.finish()));
  }

  /** A piece was dropped here by hand: its next movement begins here. */
  handed(piece: string, box: Box): void {
    this.#handed[piece] = box;
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    this.#animations.finish();
    this.flights = [];
    this.#restsAt = 0;
  }

  /** Lets a face that has just been drawn fly; it is gone when it is there. */
  fly(node: HTMLElement, flight: Flight): void {
    this.#animations.fly(node, flight, () => (this.flights = this.flights.filter(({ id }) => id !== flight.id)));
  }

  #show(steps: Step[], before: Spots | null, board: HTMLElement): void {
    const speed = tempo();
    if (speed && before) this.#move(steps, before, spotsIn(board), speed);
    else if (!document.hidden) soundsOf(steps).forEach((sound, n) => speaker.play(sound, n * BETWEEN_SOUNDS));
    this.#handed = {};
  }

  #move(steps: Step[], before: Spots, after: Spots, speed: Tempo): void {
    const timed = schedule(
      steps.map((step) => seen(step, before, after)),
      speed,
    );
    const lag = this.#catchUp(roomFor(timed, speed));
    for (const { sound, start } of heard(timed)) speaker.play(sound, lag + start);
    this.#animations.settle(before, after, timed);
    for (const one of timed) this.#begin({ ...one, start: one.start + lag }, before, after);
    this.#restsAt = performance.now() + lag + restsAfter(timed);
  }

  /** What is new begins when what is still moving is through; where that would take too long, that hurries. */
  #catchUp(room: number): number {
    const left = this.#restsAt - performance.now();
    if (left > room) this.#animations.hurry(left / room);
    return Math.max(0, Math.min(left, room));
  }

  #begin(timed: Timed, before: Spots, after: Spots): void {
    const to = firstOf(timed.to, after, before);
    if (!to) return;
    if (timed.kind === "turn") this.#animations.turn(to.node, timed);
    else if (timed.kind === "pulse") this.#animations.pulse(to.node, timed);
    else if (timed.kind === "rise") this.#take(timed, to.box, to.box, { waits: false, arrives: false });
    else this.#lift(timed, firstOf(timed.from, before), firstOf(timed.from, after), to);
  }

  #lift(timed: Timed, lay: Spot | null, lies: Spot | null, to: Spot): void {
    const hand = timed.from.map((name) => this.#handed[name]).find(Boolean);
    const from = hand ?? lay?.box ?? lies?.box;
    if (!from) return;
    const coming = this.flights.some(({ face }) => face === timed.face);
    const [waits, arrives] = [lay?.face === timed.face && !coming, to.face === timed.face];
    if (arrives) this.#animations.hide(to.node, timed);
    this.#take(timed, from, to.box, { waits, arrives });
  }

  #take(timed: Timed, fromBox: Box, toBox: Box, how: { waits: boolean; arrives: boolean }): void {
    this.flights = [...this.flights, { ...timed, id: ++this.#number, fromBox, toBox, ...how }];
  }
}

/** The movements whose places exist and of which something can be seen; sounds are heard all the same. */
function seen(step: Step, before: Spots, after: Spots): Step {
  const screen = { width: innerWidth, height: innerHeight };
  return step.filter(({ kind, from, to, sound }) => {
    const ends = [firstOf(to, after, before), ...(kind === "fly" ? [firstOf(from, before, after)] : [])];
    const visible = ends.every((spot) => spot) && ends.some((spot) => isOnScreen(spot!.box, screen));
    return visible || sound !== undefined;
  });
}

/** Any press and any key. */
function skippable(skip: () => void): () => void {
  const gestures = ["pointerdown", "keydown"] as const;
  for (const gesture of gestures) addEventListener(gesture, skip, { capture: true, passive: true });
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, skip, { capture: true });
  };
}
