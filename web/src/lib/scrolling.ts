/** Bringing something into sight that the header or a panel at the foot would hide. */

export interface Span {
  top: number;
  bottom: number;
}

const AIR = 12;

/** By how much a page must scroll for a piece to lie within what is seen; 0 where it does. */
export function scrollFor(piece: Span, seen: Span): number {
  if (piece.top >= seen.top + AIR && piece.bottom <= seen.bottom - AIR) return 0;
  const middle = (seen.top + seen.bottom) / 2;
  const fits = piece.bottom - piece.top <= seen.bottom - seen.top - 2 * AIR;
  return Math.round(fits ? (piece.top + piece.bottom) / 2 - middle : piece.top - seen.top - AIR);
}

/** What of the window is neither under the header nor under a panel that sticks to its foot. */
export function seen(panel: Element | null): Span {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const sticks = panel !== null && getComputedStyle(panel).position === "sticky";
  return { top: header, bottom: sticks ? panel.getBoundingClientRect().top : innerHeight };
}

/** Scrolls, if need be, to the first piece of the board that can be pressed. */
export function showFirstPiece(panel: Element | null, smooth: boolean): void {
  const piece = document.querySelector("[data-piece].legal");
  if (!piece) return;
  const by = scrollFor(piece.getBoundingClientRect(), seen(panel));
  if (by) scrollBy({ top: by, behavior: smooth ? "smooth" : "auto" });
  piece.scrollIntoView({ block: "nearest", inline: "center", behavior: "auto" });
}
