/** A word at the place: why what was pressed is not for now. There is one at a time. */

/** Whatever may have been meant by a press. */
const THINGS = "[data-piece], [data-rests], [data-place], button";

interface Said {
  text: string;
  /** What it is said of, as it lay when it was said. */
  at: DOMRect;
}

class Bubble {
  said = $state.raw<Said | null>(null);

  /** Says something of a piece, or else of what was pressed last. */
  say(text: string, piece: Element | null = null): void {
    this.said = { text, at: piece?.getBoundingClientRect() ?? pressed() };
  }

  close(): void {
    this.said = null;
  }
}

export const bubble = new Bubble();

/** Where the pointer was let go last; null where keys are used. */
let point: { x: number; y: number } | null = null;
addEventListener("pointerup", ({ clientX: x, clientY: y }) => (point = { x, y }), true);
addEventListener("keydown", () => (point = null), true);

/** The thing that was pressed; where a press met no thing but a place on a picture, that place. */
function pressed(): DOMRect {
  const found = point ? document.elementFromPoint(point.x, point.y) : document.activeElement;
  const thing = found?.closest(THINGS);
  if (thing || !point) return (thing ?? found ?? document.body).getBoundingClientRect();
  return new DOMRect(point.x, point.y, 0, 0);
}
