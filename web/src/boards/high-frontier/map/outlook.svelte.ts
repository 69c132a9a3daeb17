/** Which part of the map is looked at: what is chosen, or everything, in a box that changes its shape. */

import type { Facts, SpaceId } from "../types";
import { around, at, moved, whole, zoomed, type Point, type Window } from "./chart";
import { lensOf } from "./lens";

const EDGE = 0.12; // of what is seen: so far from the rim a space is well in sight

export class Outlook {
  /** Of its box, in pixels. */
  width = $state(800);
  height = $state(600);
  #chosen = $state.raw<Window | null>(null);

  readonly #facts: () => Facts;
  readonly #shape = $derived(this.width / Math.max(1, this.height));
  readonly #most = $derived.by(() => whole(this.#facts(), this.#shape));
  readonly seen = $derived.by(() => (this.#chosen ? { ...this.#chosen, height: this.#chosen.width / this.#shape } : this.#most));
  readonly lens = $derived.by(() => lensOf(this.seen, this.width));

  constructor(facts: () => Facts) {
    this.#facts = facts;
  }

  everything(): void {
    this.#chosen = null;
  }

  /** All these spaces, with something around them. */
  at(ids: readonly SpaceId[]): void {
    const { spaces } = this.#facts();
    const known = ids.flatMap((id) => (spaces[id] ? [at(spaces[id])] : []));
    if (known.length) this.#chosen = around(known, this.#shape);
  }

  /** Nearer (below 1) or farther, about a point of the box. */
  zoom(factor: number, to: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { k, x, y } = this.lens;
    this.#chosen = zoomed(this.seen, factor, { x: (to.x - x) / k, y: (to.y - y) / k }, this.#most);
  }

  /** Aside, by so many pixels. */
  pan(by: Point): void {
    this.#move({ x: by.x / this.lens.k, y: by.y / this.lens.k });
  }

  /** So far aside that a space is well in sight. */
  bring(id: SpaceId): void {
    const [{ x, y }, { seen }] = [at(this.#facts().spaces[id]!), this];
    const short = (where: number, from: number, long: number) =>
      Math.min(0, where - from - long * EDGE) + Math.max(0, where - from - long * (1 - EDGE));
    const by = { x: short(x, seen.x, seen.width), y: short(y, seen.y, seen.height) };
    if (by.x || by.y) this.#move(by);
  }

  #move(by: Point): void {
    this.#chosen = moved(this.seen, by, this.#most);
  }
}
