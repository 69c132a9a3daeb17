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
    const at = piece ?? pressed() ?? document.body;
    this.said = { text, at: at.getBoundingClientRect() };
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

function pressed(): Element | null {
  const found = point ? document.elementFromPoint(point.x, point.y) : document.activeElement;
  return found?.closest(THINGS) ?? found;
}
