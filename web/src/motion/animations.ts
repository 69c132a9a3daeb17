/** What is moving on the screen now: it can be hurried, and brought to its end. Only what is seen changes, never where anything is. */

import { laidOver, shift, type Box, type Spots } from "./places";
import type { Timed } from "./plan";

/** A movement that has found its places. */
export interface Flight extends Timed {
  id: number;
  fromBox: Box;
  toBox: Box;
  /** It lay there before, and waits there until its time has come. */
  waits: boolean;
  /** It is seen lying there afterwards. */
  arrives: boolean;
}

type Size = Pick<Box, "width" | "height">;

const EASE = "cubic-bezier(0.3, 0.6, 0.25, 1)";
const SETTLES = 220;
const RISES = 28;
/** How high an arc is, of the way it spans, and at the most (px). */
const ARC = 0.28;
const HIGHEST = 140;
/** Where on its way a piece begins to fade into a heap, and the points by which its course is drawn. */
const FADES = 0.75;
const STRAIGHT = [0, FADES, 1];
const CURVED = [0, 0.125, 0.25, 0.375, 0.5, 0.625, FADES, 0.875, 1];

export class Animations {
  #running = new Set<Animation>();

  play(node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = node.animate(frames, timing);
    this.#running.add(animation);
    const over = () => this.#running.delete(animation);
    animation.addEventListener("finish", over);
    animation.addEventListener("cancel", over);
    return animation;
  }

  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
  }

  /** So many times as fast as now. */
  hurry(times: number): void {
    for (const animation of this.#running) animation.updatePlaybackRate(animation.playbackRate * times);
  }

  /** What is still on its way is not yet seen where it will lie. */
  hide(node: HTMLElement, { start, length }: Timed): void {
    this.play(node, [{ opacity: 0 }, { opacity: 0 }], { duration: start + length });
  }

  turn(node: HTMLElement, { start, length }: Timed): void {
    const frames = [
      { transform: "perspective(60rem) rotateY(-90deg)", opacity: 0 },
      { transform: "perspective(60rem) rotateY(0)", opacity: 1 },
    ];
    this.play(node, frames, { delay: start, duration: length, easing: EASE, fill: "backwards" });
  }

  pulse(node: HTMLElement, { start, length }: Timed): void {
    const frames = [{ filter: "none" }, { scale: "1.04", filter: "brightness(1.5)" }, { filter: "none" }];
    this.play(node, frames, { delay: start, duration: length });
  }

  /** Pieces that stay in their row move up. */
  settle(before: Spots, after: Spots, timed: readonly Timed[]): void {
    const flying = new Set(timed.flatMap(({ kind, to }) => (kind === "fly" ? to : [])));
    for (const [name, spot] of after) {
      const moved = flying.has(name) ? null : shift(before.get(name), spot);
      if (!moved) continue;
      const frames = [{ translate: `${moved.x}px ${moved.y}px` }, { translate: "0 0" }];
      this.play(spot.node, frames, { duration: SETTLES, easing: EASE });
    }
  }

  /** Lets a face that has just been drawn fly, or rise. */
  fly(node: HTMLElement, flight: Flight, arrived: () => void): void {
    const { kind, start, length, waits, hidden } = flight;
    const size = { width: node.offsetWidth || 1, height: node.offsetHeight || 1 };
    const timing = { delay: start, duration: length, easing: EASE, fill: "both" } as const;
    if (!waits && start) this.play(node, [{ visibility: "hidden" }, { visibility: "hidden" }], { duration: start });
    if (hidden) this.#turnOver(node.children as HTMLCollectionOf<HTMLElement>, timing);
    const frames = kind === "rise" ? rising(size, flight.toBox) : flying(size, flight);
    this.play(node, frames, timing).addEventListener("finish", arrived);
  }

  #turnOver([back, front]: Iterable<HTMLElement>, timing: KeyframeAnimationOptions): void {
    if (back) this.play(back, [{ transform: "rotateY(0)" }, { transform: "rotateY(180deg)" }], timing);
    if (front) this.play(front, [{ transform: "rotateY(-180deg)" }, { transform: "rotateY(0)" }], timing);
  }
}

/** Over where it comes from, over where it goes; what ends in a heap fades into it. */
function flying(size: Size, { fromBox, toBox, arrives, arc }: Flight): Keyframe[] {
  const [from, to] = [laidOver(size, fromBox), laidOver(size, toBox)];
  const rise = arc ? Math.min(Math.hypot(to.x - from.x, to.y - from.y) * ARC, HIGHEST) : 0;
  const between = (a: number, b: number, way: number) => a + (b - a) * way;
  return (rise ? CURVED : STRAIGHT).map((way): Keyframe => {
    const up = 4 * rise * way * (1 - way);
    const [x, y] = [between(from.x, to.x, way), between(from.y, to.y, way) - up];
    const transform = `translate(${x}px, ${y}px) scale(${between(from.scale, to.scale, way)})`;
    return { offset: way, transform, ...(way === FADES && { opacity: 1 }), ...(way === 1 && { opacity: arrives ? 1 : 0 }) };
  });
}

function rising(size: Size, box: Box): Keyframe[] {
  const up = (by: number) => `translate(${box.x + (box.width - size.width) / 2}px, ${box.y - by - size.height / 2}px)`;
  return [
    { transform: up(0), opacity: 0 },
    { opacity: 1, offset: 0.3 },
    { opacity: 1, offset: 0.7 },
    { transform: up(RISES), opacity: 0 },
  ];
}
