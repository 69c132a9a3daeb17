/** Where the tiles lie that are face up: each keeps its place, and nothing else moves into it at once. */

/** So many places before those that have become free are used again. */
const ROOM = 12;

export class Belt {
  #places: (string | null)[] = [];
  /** Places that are free, the one free for longest first. */
  #free: number[] = [];

  /** Every place with the tile on it, or null. */
  lay(faceUp: readonly string[]): (string | null)[] {
    const lying = new Set(faceUp);
    this.#places = this.#places.map((tile, n) => {
      if (tile === null || lying.has(tile)) return tile;
      this.#free.push(n);
      return null;
    });
    for (const tile of faceUp) if (!this.#places.includes(tile)) this.#put(tile);
    return [...this.#places];
  }

  #put(tile: string): void {
    const free = this.#places.length >= ROOM ? this.#free.shift() : undefined;
    if (free === undefined) this.#places.push(tile);
    else this.#places[free] = tile;
  }
}

/** A scrapyard: where each of so many face-down tiles lies, always the same; the last lies on top. */
export function scrapyard(count: number): { x: number; y: number; turn: number }[] {
  let seed = 5;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const near = () => 0.5 + 0.4 * (chance() + chance() - 1);
  return Array.from({ length: count }, () => ({ x: near(), y: near(), turn: Math.round(chance() * 360) }));
}
