/** Bringing into sight what is asked about: within the panes of a board, never the page. */

export interface Span {
  top: number;
  bottom: number;
}

const AIR = 12;

/** By how much a pane must scroll for a piece to lie within what is seen; 0 where it does. */
export function scrollFor(piece: Span, seen: Span): number {
  if (piece.top >= seen.top + AIR && piece.bottom <= seen.bottom - AIR) return 0;
  const middle = (seen.top + seen.bottom) / 2;
  const fits = piece.bottom - piece.top <= seen.bottom - seen.top - 2 * AIR;
  return Math.round(fits ? (piece.top + piece.bottom) / 2 - middle : piece.top - seen.top - AIR);
}

/** Both spans together. */
function joined(spans: Span[]): Span {
  return { top: Math.min(...spans.map(({ top }) => top)), bottom: Math.max(...spans.map(({ bottom }) => bottom)) };
}

/** The pieces one may press, by the span they take: all of them where they can be seen at once, or else the first. */
export function wanted(pieces: Span[], room: number): Span {
  const all = joined(pieces);
  return all.bottom - all.top <= room - 2 * AIR ? all : pieces[0]!;
}

const along = (node: Element): Span => {
  const { left, right } = node.getBoundingClientRect();
  return { top: left, bottom: right };
};
const down = (node: Element): Span => node.getBoundingClientRect();

function scrolls(node: Element, way: "overflowX" | "overflowY"): boolean {
  return ["auto", "scroll"].includes(getComputedStyle(node)[way]);
}

function panesAround(node: Element, board: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = node.parentElement; at && at !== board; at = at.parentElement) {
    if (scrolls(at, "overflowX") || scrolls(at, "overflowY")) found.push(at);
  }
  return found;
}

/** Scrolls a pane so that pieces in it are seen above a line of the window. */
function show(pane: HTMLElement, pieces: Element[], foot: number): void {
  const inside = pieces.filter((piece) => pane.contains(piece));
  const seen = { top: down(pane).top, bottom: Math.min(down(pane).bottom, foot) };
  if (scrolls(pane, "overflowY")) pane.scrollTop += scrollFor(wanted(inside.map(down), seen.bottom - seen.top), seen);
  const across = along(pane);
  if (scrolls(pane, "overflowX")) pane.scrollLeft += scrollFor(wanted(inside.map(along), across.bottom - across.top), across);
}

/** Brings the pieces that can be pressed into sight, as far as the board's panes allow; whether the first can be seen above the line. */
export function showGlowing(board: HTMLElement, foot: number): boolean {
  const pieces = [...board.querySelectorAll("[data-piece]:has([data-legal]), [data-piece][data-legal]")];
  const [first] = pieces;
  if (!first) return true;
  for (const pane of panesAround(first, board).reverse()) show(pane, pieces, foot);
  return down(first).bottom <= foot;
}
