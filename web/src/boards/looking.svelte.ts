/**
 * What somebody looks at on the board: what carries `data-lens` under a mouse, with the focus, under a finger that rests,
 * or tapped where a tap does nothing else.
 */

import { swallowClick } from "../motion/dragging";
import type { Box } from "../motion/places";

interface Looked {
  name: string;
  box: Box;
}

const RESTS = 350;
const MOVED = 10;
const EDGE = 8;
/** Room (px) of what is said at a piece, over it or, near the top, under it. */
const BUBBLE = 110;

export class Looking {
  at = $state.raw<Looked | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };

  /** From now on; the answer ends it. */
  follow(root: HTMLElement): () => void {
    const over = (event: PointerEvent) => event.pointerType !== "touch" && !event.buttons && this.#look(event.target);
    const out = (event: PointerEvent) => event.pointerType !== "touch" && this.#look(null);
    const focused = (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && this.#look(event.target);
    const heard = {
      pointerover: over,
      pointerleave: out,
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      pointercancel: this.#away,
      focusin: focused,
      focusout: () => this.#leave(this.at),
    };
    for (const [kind, hears] of Object.entries(heard)) root.addEventListener(kind, hears as (event: globalThis.Event) => void);
    for (const kind of ["scroll", "pointerdown"]) addEventListener(kind, this.#away, { capture: true, passive: true });
    return () => {
      for (const [kind, hears] of Object.entries(heard)) root.removeEventListener(kind, hears as (event: globalThis.Event) => void);
      for (const kind of ["scroll", "pointerdown"]) removeEventListener(kind, this.#away, { capture: true });
      this.#away();
    };
  }

  #look(target: EventTarget | null): void {
    const node = target instanceof Element ? target.closest<HTMLElement>("[data-lens]") : null;
    const name = node?.dataset.lens;
    if (name === this.at?.name) return;
    if (!node || !name) this.at = null;
    else {
      const { x, y, width, height } = node.getBoundingClientRect();
      this.at = { name, box: { x, y, width, height } };
    }
  }

  #down = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => this.#look(event.target), RESTS);
  };

  #move = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && !event.buttons) return;
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > MOVED) this.#away();
  };

  /** Whoever held a finger on a piece has read it, and lets go: that is no press. Whoever tapped one reads on. */
  #up = (event: PointerEvent): void => {
    const tapped = event.pointerType === "touch" && this.#timer !== undefined && !this.at;
    if (event.pointerType === "touch" && this.at) swallowClick();
    this.#away();
    if (tapped && !plays(event.target)) this.#look(event.target);
  };

  /** Once it is known what has the focus instead; and it may come while a piece is being taken off the page. */
  #leave(left: Looked | null): void {
    queueMicrotask(() => this.at === left && this.#away());
  }

  #away = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.at = null;
  };
}

/** Whether a tap on it does something. */
function plays(target: EventTarget | null): boolean {
  const node = target instanceof Element ? target.closest("[data-lens]") : null;
  if (!node) return false;
  const button = (target as Element).closest("button, a"); // other than what presses the piece
  return (button !== null && button.parentElement !== node) || node.querySelector("[data-legal]") !== null;
}

/** Where something of this size is shown beside a box: above it, else below, else aside; wholly on the screen. */
export function beside(
  box: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { x: number; y: number } {
  const middle = box.x + box.width / 2 - size.width / 2;
  const x = Math.max(EDGE, Math.min(middle, screen.width - size.width - EDGE));
  const above = box.y - size.height - EDGE;
  const below = box.y + box.height + EDGE;
  if (above >= EDGE) return { x, y: above };
  if (below + size.height + EDGE <= screen.height) return { x, y: below };
  const right = box.x + box.width + EDGE;
  const aside = right + size.width + EDGE <= screen.width ? right : Math.max(EDGE, box.x - size.width - EDGE);
  return { x: aside, y: Math.max(EDGE, Math.min(box.y, screen.height - size.height - EDGE)) };
}

/** A box together with what is said at it. */
export function withBubble(box: Box): Box {
  return { ...box, y: box.y < BUBBLE ? box.y : box.y - BUBBLE, height: box.height + BUBBLE };
}
