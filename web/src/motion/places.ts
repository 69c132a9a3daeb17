/** Where things lie on the screen. A piece or place says its name in `data-place` or `data-piece`, and what lies there in `data-face`. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A named place; `flow` is the box of the row it moves up in (`data-flow`), if it is in one. */
export interface Spot {
  node: HTMLElement;
  box: Box;
  face: string;
  flow: Box | null;
}

export type Spots = ReadonlyMap<string, Spot>;

const NAMED = "[data-place], [data-piece]";

export const nameOf = (node: HTMLElement): string => node.dataset.place || node.dataset.piece || "";

/** Every named place that can be seen within a part of the page. */
export function spotsIn(root: HTMLElement): Spots {
  const rows = new Map([...root.querySelectorAll<HTMLElement>("[data-flow]")].map((row) => [row, boxOf(row)]));
  const found = new Map<string, Spot>();
  for (const node of root.querySelectorAll<HTMLElement>(NAMED)) {
    const [name, box] = [nameOf(node), boxOf(node)];
    if (!name || !box.width || found.has(name)) continue;
    const row = node.closest<HTMLElement>("[data-flow]");
    found.set(name, { node, box, face: node.dataset.face ?? "", flow: row ? (rows.get(row) ?? null) : null });
  }
  return found;
}

function boxOf(node: HTMLElement): Box {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}

/** The first of some places that exists. */
export function firstOf(places: readonly string[], ...boards: readonly Spots[]): Spot | null {
  for (const spots of boards) {
    for (const place of places) {
      const spot = spots.get(place);
      if (spot) return spot;
    }
  }
  return null;
}

/** How a face of this size is laid over a box: as large as fits, never larger than it is, in its middle. */
export function laidOver(size: { width: number; height: number }, box: Box): { x: number; y: number; scale: number } {
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  return {
    x: box.x + (box.width - size.width * scale) / 2,
    y: box.y + (box.height - size.height * scale) / 2,
    scale,
  };
}

/** How far a piece has moved up within its row; nothing where it did not stay in one. */
export function shift(before: Spot | undefined, after: Spot): { x: number; y: number } | null {
  if (!before?.flow || !after.flow) return null;
  const x = before.box.x - before.flow.x - (after.box.x - after.flow.x);
  const y = before.box.y - before.flow.y - (after.box.y - after.flow.y);
  return Math.abs(x) + Math.abs(y) < 1 ? null : { x, y };
}

/** Whether any of a box can be seen. */
export function isOnScreen({ x, y, width, height }: Box, screen: { width: number; height: number }): boolean {
  return x < screen.width && y < screen.height && x + width > 0 && y + height > 0;
}
