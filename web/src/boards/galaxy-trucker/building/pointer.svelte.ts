/** Where the pointer is while somebody builds, what lies under it, and how two fingers turn a tile. */

import type { Square } from "../types";

interface Target {
  square: Square | null;
  /** What letting go there does, besides laying the tile on a square. */
  deed: string | null;
}

const FAR = 8; // px: a press that moves so far is a drag
const TURNING = 120; // ms: a wheel turns no faster
const TWIST = 40; // degrees of two fingers for a quarter

export class Pointer {
  x = $state(0);
  y = $state(0);
  /** Whether a mouse was the last to move: a finger covers what it holds. */
  mouse = $state(false);
  #turnedAt = 0;

  constructor(private readonly over: (square: Square | null) => void) {}

  moved(event: PointerEvent): void {
    this.mouse = event.pointerType === "mouse" || (event.pointerType === "touch" && this.#held === event.pointerId);
    if (!this.mouse) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.over(targetAt(event).square);
  }

  #held = -1;

  /** A pointer holds something from now on; where it is let go after it was moved, `drop` hears of it. */
  hold(event: PointerEvent, drop: (target: Target) => void, twisted?: (quarters: number) => void): void {
    const { pointerId, clientX, clientY } = event;
    this.#held = pointerId;
    this.moved(event);
    const fingers = new Fingers(event, twisted);
    const move = (later: PointerEvent) => fingers.moved(later);
    const up = (later: PointerEvent) => {
      if (later.pointerId !== pointerId) return;
      for (const [name, heard] of heards) removeEventListener(name, heard as EventListener);
      this.#held = -1;
      if (later.pointerType === "touch") this.mouse = false;
      this.over(null);
      const far = Math.hypot(later.clientX - clientX, later.clientY - clientY) > FAR;
      if (later.type === "pointerup" && far) drop(targetAt(later));
    };
    const heards = [
      ["pointermove", move],
      ["pointerdown", move],
      ["pointerup", up],
      ["pointercancel", up],
    ] as const;
    for (const [name, heard] of heards) addEventListener(name, heard as EventListener);
  }

  /** A wheel tells of itself many times for one turn. */
  mayTurn(at: number): boolean {
    const may = at - this.#turnedAt > TURNING;
    if (may) this.#turnedAt = at;
    return may;
  }
}

/** Two fingers on a tile: the angle between them turns it. */
class Fingers {
  #at: Map<number, { x: number; y: number }>;
  #angle: number | null = null;

  constructor(
    { pointerId, clientX: x, clientY: y }: PointerEvent,
    private readonly twisted: ((quarters: number) => void) | undefined,
  ) {
    this.#at = new Map([[pointerId, { x, y }]]);
  }

  moved({ pointerId, clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (!this.twisted || pointerType !== "touch") return;
    this.#at.set(pointerId, { x, y });
    const [one, other] = [...this.#at.values()];
    if (!one || !other) return;
    const angle = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
    this.#angle ??= angle;
    const by = ((angle - this.#angle + 540) % 360) - 180;
    if (Math.abs(by) < TWIST) return;
    this.twisted(Math.sign(by));
    this.#angle = angle;
  }
}

function targetAt({ clientX, clientY }: PointerEvent): Target {
  const under = document.elementFromPoint(clientX, clientY);
  return {
    square: under?.closest<HTMLElement>("[data-square]")?.dataset.square ?? null,
    deed: under?.closest<HTMLElement>("[data-lets]")?.dataset.lets ?? null,
  };
}
