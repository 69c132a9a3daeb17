/** Pieces under a pointer. Works on whatever carries a name (`data-piece`, `data-place`) within a board, by mouse, pen and finger. */

import { tempo } from "../lib/prefs.svelte";
import { dropped, meaning, RESTS, scrollAt, type Drags, type Drop, type Drops } from "./drag";
import { nameOf, type Box } from "./places";

interface Asked {
  drags: () => Drags;
  choose: (move: string) => void;
  why: (move: string) => void;
  /** It was let go where nothing can be done with it. */
  nowhere: () => void;
  /** It was let go here; what moves next begins here. */
  handed: (piece: string, box: Box) => void;
}

interface Held {
  pointer: number;
  kind: string;
  piece: string;
  node: HTMLElement;
  at: { x: number; y: number };
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Lifted {
  ghost: HTMLElement;
  grip: { x: number; y: number };
  drops: Drops;
  marked: HTMLElement[];
  last: { x: number; y: number };
  frame: number;
}

const NAMED = "[data-place], [data-piece]";

export class Dragging {
  #held: Held | null = null;
  #lifted: Lifted | null = null;
  #left: HTMLElement | null = null;

  constructor(
    readonly root: HTMLElement,
    readonly asked: Asked,
  ) {
    root.dataset.drags = "";
    root.addEventListener("pointerdown", this.#down);
    root.addEventListener("dragstart", prevent);
    root.addEventListener("contextmenu", this.#menu);
    root.addEventListener("touchmove", this.#touch, { passive: false }); // else a finger that drags would scroll
  }

  destroy(): void {
    this.cancel();
    this.settle();
    this.root.removeEventListener("pointerdown", this.#down);
    this.root.removeEventListener("dragstart", prevent);
    this.root.removeEventListener("contextmenu", this.#menu);
    this.root.removeEventListener("touchmove", this.#touch);
  }

  /** The table has moved on: what lay where it was dropped has found its place. */
  settle(): void {
    this.#left?.remove();
    this.#left = null;
  }

  cancel(): void {
    if (this.#lifted) this.#back(this.#lifted.ghost);
    this.#release();
  }

  #down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || this.#held) return;
    const drags = this.asked.drags();
    const found = [...namedAt(event.clientX, event.clientY)].find(({ name }) => drags.has(name));
    if (!found) return;
    this.#held = {
      pointer: event.pointerId,
      kind: event.pointerType,
      piece: found.name,
      node: found.node,
      at: { x: event.clientX, y: event.clientY },
      since: performance.now(),
      timer: event.pointerType === "touch" ? setTimeout(() => this.#lift(event), RESTS) : undefined,
    };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.#stop);
    addEventListener("keydown", this.#key, { capture: true });
  };

  #move = (event: PointerEvent): void => {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (!this.#lifted) {
      const moved = Math.hypot(event.clientX - held.at.x, event.clientY - held.at.y);
      const meant = meaning(held.kind, moved, performance.now() - held.since);
      if (meant === "scrolls") this.#release();
      if (meant !== "drags") return;
      this.#lift(event);
    }
    this.#carry(event.clientX, event.clientY);
  };

  #lift(event: PointerEvent): void {
    const held = this.#held;
    const drops = held && this.asked.drags().get(held.piece);
    if (!drops || this.#lifted) return;
    const box = held.node.getBoundingClientRect();
    const ghost = likeness(held.node, box);
    const marked = mark(this.root, drops);
    held.node.dataset.lifted = "";
    document.documentElement.dataset.dragging = held.kind;
    const [x, y] = [event.clientX, event.clientY];
    this.#lifted = { ghost, grip: { x: held.at.x - box.x, y: held.at.y - box.y }, drops, marked, last: { x, y }, frame: 0 };
    this.#carry(x, y);
    this.#lifted.frame = requestAnimationFrame(this.#scroll);
  }

  #carry(x: number, y: number): void {
    const lifted = this.#lifted!;
    lifted.last = { x, y };
    lifted.ghost.style.transform = `translate(${x - lifted.grip.x}px, ${y - lifted.grip.y}px) rotate(2deg)`;
    const over = new Set(under(x, y));
    for (const node of lifted.marked) node.toggleAttribute("data-over", over.has(nameOf(node)));
  }

  /** Near the edge the page comes along. */
  #scroll = (): void => {
    if (!this.#lifted) return;
    const by = scrollAt(this.#lifted.last.y, innerHeight);
    if (by) {
      scrollBy({ top: by, behavior: "instant" });
      this.#carry(this.#lifted.last.x, this.#lifted.last.y);
    }
    this.#lifted.frame = requestAnimationFrame(this.#scroll);
  };

  #up = (event: PointerEvent): void => {
    const [held, lifted] = [this.#held, this.#lifted];
    if (!held || event.pointerId !== held.pointer) return;
    if (lifted) {
      swallowClick();
      this.#drop(held, lifted, dropped(under(event.clientX, event.clientY), lifted.drops, held.piece));
    }
    this.#release();
  };

  #drop(held: Held, { ghost }: Lifted, drop: Drop | "nowhere" | "back"): void {
    if (typeof drop === "object" && drop.legal) {
      this.asked.handed(held.piece, ghost.getBoundingClientRect());
      this.#left = ghost;
      setTimeout(() => ghost.remove(), 1500); // the answer was refused, or the line is dead
      this.asked.choose(drop.move);
      return;
    }
    this.#back(ghost);
    if (drop === "nowhere") this.asked.nowhere();
    else if (drop !== "back") this.asked.why(drop.move);
  }

  /** A piece that was dropped nowhere goes back to where it came from. */
  #back(ghost: HTMLElement): void {
    const home = this.#held?.node.getBoundingClientRect();
    if (!home || !tempo()) return ghost.remove();
    const frames = [{ transform: ghost.style.transform }, { transform: `translate(${home.x}px, ${home.y}px)` }];
    ghost.animate(frames, { duration: 180, easing: "ease-out" }).finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  }

  #release(): void {
    clearTimeout(this.#held?.timer);
    if (this.#lifted) {
      cancelAnimationFrame(this.#lifted.frame);
      for (const node of this.#lifted.marked) {
        delete node.dataset.drop;
        delete node.dataset.over;
      }
    }
    delete this.#held?.node.dataset.lifted;
    delete document.documentElement.dataset.dragging;
    this.#held = this.#lifted = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.#stop);
    removeEventListener("keydown", this.#key, { capture: true });
  }

  #stop = (): void => this.cancel();

  #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#lifted) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  #touch = (event: TouchEvent): void => {
    if (this.#lifted && event.cancelable) event.preventDefault();
  };

  #menu = (event: Event): void => {
    if (this.#held?.kind === "touch") event.preventDefault();
  };
}

const prevent = (event: Event) => event.preventDefault();

/** The named pieces and places around an element, innermost first. */
function* named(element: Element | null): Iterable<{ node: HTMLElement; name: string }> {
  for (let node = element?.closest<HTMLElement>(NAMED); node; node = node.parentElement?.closest<HTMLElement>(NAMED)) {
    yield { node, name: nameOf(node) };
  }
}

/** Those at a point. What presses a piece lies over all of it: what stands on the piece counts nevertheless. */
function namedAt(x: number, y: number): Iterable<{ node: HTMLElement; name: string }> {
  const [top = null, ...below] = document.elementsFromPoint(x, y);
  const piece = top?.closest(NAMED);
  return named(below.find((node) => piece?.contains(node) && node.closest(NAMED) !== piece) ?? top);
}

function under(x: number, y: number): string[] {
  return [...namedAt(x, y)].map(({ name }) => name);
}

/** A likeness of a piece, to be carried over everything. */
function likeness(node: HTMLElement, { width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  const copy = node.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["data-piece", "data-place", "data-legal", "id", "tabindex"]) part.removeAttribute(name);
  }
  ghost.className = "carried";
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  ghost.append(copy);
  document.body.append(ghost);
  return ghost;
}

/** Shows where it may be dropped, and where it may not. */
function mark(root: HTMLElement, drops: Drops): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(NAMED)].filter((node) => {
    const drop = drops.get(nameOf(node));
    if (drop) node.dataset.drop = drop.legal ? "legal" : "barred";
    return drop;
  });
}

/** Letting go over the piece one began with is no press. */
export function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
