/**
 * Presses of pointer and keys. The second of a double press was meant for what stood there before: by the time it comes, a
 * quick server has put the next question in the same place.
 */

/** A press so soon after another (ms), at the same place or with the same key, is its second. */
export const APART = 300;
/** Nobody has read what came up so short a time ago (ms). */
const UNREAD = 150;
/** How far apart (px) two presses of one finger are at most; answers stand further apart. */
const NEAR = 32;

interface Place {
  key: string;
  x: number;
  y: number;
}

interface Press {
  place: Place;
  until: number;
  answered?: boolean;
  did?: string;
}

export class Presses {
  /** Whether what is done at this moment is done by the second of a double press, or by a key that is held down. */
  again = false;
  /** Whether the last press was meant for a page that was left by the press before. */
  strays = false;
  #second = false;
  #turned = -Infinity;
  /** The last presses, and until when another there is their second: whatever is pressed in between does not matter. */
  #recent: Press[] = [];
  /** Those of them the last press is the second of. */
  #before: Press[] = [];
  /** Whether the click that belongs to the last press is still to come. */
  #open = false;

  down(place: Place, at: number, held = false): void {
    this.#before = this.#recent.filter((one) => at < one.until && isNear(place, one.place));
    this.#second = held || this.#before.length > 0;
    this.strays = this.#second && at - this.#turned < APART;
    this.#open = true;
    this.up(place, at);
  }

  /** What is dragged is pressed where it is let go. */
  up(place: Place, at: number): void {
    this.#recent = [...this.#recent.filter(({ until }) => at < until), { place, until: at + APART }];
    this.#obeyed();
  }

  /** By a device that reads the page, or by a script, things are clicked without a press. */
  click(place: Place, at: number): void {
    if (!this.#open) this.down(place, at);
    this.#open = false;
    this.#obeyed();
  }

  /** Another page was gone to: what stands there then was not there when it was pressed first. */
  turned(at: number): void {
    this.#turned = at;
  }

  /** What the last press does. */
  does(what: string): void {
    const last = this.#recent.at(-1);
    if (last) last.did = what;
  }

  /** Whether this was done here by the press before: nothing else stands under the finger. */
  repeats(what: string): boolean {
    return this.#before.findLast(({ did }) => did !== undefined)?.did === what;
  }

  /** What was pressed for has come, perhaps late. */
  answered(at: number): void {
    for (const one of this.#recent) {
      if (!one.answered) one.until = Math.max(one.until, at + UNREAD);
      one.answered = true;
    }
  }

  /** What takes longer than the press itself is not done by it alone: a dialogue was answered meanwhile, or a page was opened. */
  #obeyed(): void {
    this.again = this.#second;
    setTimeout(() => (this.again = false));
  }

  #clicked(event: MouseEvent): void {
    this.click(middle(event.target as Element), event.timeStamp);
    if (!this.strays) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  listen(): void {
    const pointer = ({ clientX, clientY }: MouseEvent): Place => ({ key: "", x: clientX, y: clientY });
    const keyed = ({ key }: KeyboardEvent): Place => ({ key: key.toLowerCase(), x: 0, y: 0 });
    addEventListener("pointerdown", (event) => this.down(pointer(event), event.timeStamp), true);
    addEventListener("pointerup", (event) => this.up(pointer(event), event.timeStamp), true);
    addEventListener("keydown", (event) => this.down(keyed(event), event.timeStamp, event.repeat), true);
    addEventListener("keyup", (event) => this.up(keyed(event), event.timeStamp), true);
    addEventListener("click", (event) => this.#clicked(event), true);
  }
}

function isNear(one: Place, other: Place): boolean {
  return one.key === other.key && Math.hypot(one.x - other.x, one.y - other.y) < NEAR;
}

function middle(node: Element): Place {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { key: "", x: x + width / 2, y: y + height / 2 };
}

export const presses = new Presses();
