import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { giveBack, keep, nextFocus, walk } from "../../src/frame/focus";
import { laidOver, shift, type Spot } from "../../src/motion/places";
import { nextBox } from "../../src/motion/walk";

const box = (x: number, y: number, width = 80, height = 100) => ({ x, y, width, height });

describe("from piece to piece with the arrow keys", () => {
  //  0 1 2     three cards in a row
  //  3         one below the first, and
  //        4   one far to the right
  const boxes = [box(0, 0), box(100, 0), box(200, 0), box(0, 150), box(900, 160)];

  test.each([
    [0, "ArrowRight", 1],
    [1, "ArrowRight", 2],
    [2, "ArrowRight", 4],
    [2, "ArrowLeft", 1],
    [0, "ArrowDown", 3],
    [2, "ArrowDown", 3],
    [3, "ArrowUp", 0],
    [4, "ArrowLeft", 2],
  ] as const)("from %i by %s to %i", (from, key, to) => expect(nextBox(boxes, from, key)).toBe(to));

  test("where nothing lies ahead it goes on in reading order, round and round", () => {
    expect(nextBox(boxes, 0, "ArrowLeft")).toBe(4);
    expect(nextBox(boxes, 4, "ArrowRight")).toBe(0);
  });

  test("from nowhere to the first, and nowhere where there is none", () => {
    expect(nextBox(boxes, -1, "ArrowDown")).toBe(0);
    expect(nextBox([], -1, "ArrowDown")).toBe(-1);
  });
});

describe("the focus at a table", () => {
  const real = HTMLElement.prototype.getBoundingClientRect;
  beforeEach(() => {
    HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    HTMLElement.prototype.scrollIntoView = () => undefined;
    document.body.innerHTML = `
      <button data-piece="deck" data-legal></button>
      <button data-piece="hand.A"></button>
      <section class="asking"><h2 id="asked" tabindex="-1"></h2><button data-answer id="first"></button></section>
      <button id="chat"></button>`;
  });
  afterEach(() => {
    HTMLElement.prototype.getBoundingClientRect = real;
  });

  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus();
  const active = () => document.activeElement as HTMLElement;

  test("stays with a piece that can still be played", () => {
    expect(nextFocus(document, { region: "board", piece: "deck" })).toHaveProperty("dataset.piece", "deck");
  });

  test("goes from a piece that is gone to the next on the board, and from an answer to the next answer", () => {
    expect(nextFocus(document, { region: "board", piece: "hand.Z" })).toHaveProperty("dataset.piece", "deck");
    expect(nextFocus(document, { region: "panel", piece: "" })).toHaveProperty("id", "first");
  });

  test("waits at the question where there is nothing to play", () => {
    for (const node of document.querySelectorAll("[data-legal], [data-answer]")) node.remove();
    expect(nextFocus(document, { region: "board", piece: "deck" })).toHaveProperty("id", "asked");
  });

  test("is given back when its piece is gone, and only then", () => {
    focus("[data-piece='hand.A']");
    const kept = keep();
    giveBack(document, kept);
    expect(active().dataset.piece).toBe("hand.A");
    active().remove();
    giveBack(document, kept);
    expect(active().dataset.piece).toBe("deck");
  });

  test("of somebody who was elsewhere is left alone", () => {
    focus("#chat");
    const kept = keep();
    active().remove();
    giveBack(document, kept);
    expect(active()).toBe(document.body);
  });

  test("walks among what can be played and says whether there was anything", () => {
    expect(walk(document, "ArrowDown")).toBe(true);
    expect(active().dataset.piece).toBe("deck");
    document.body.innerHTML = "";
    expect(walk(document, "ArrowDown")).toBe(false);
  });
});

describe("places", () => {
  const spot = (x: number, flow: number | null): Spot => ({
    node: null as never,
    face: "",
    box: box(x, 0),
    flow: flow === null ? null : box(flow, 0),
  });

  test("a face is laid over the middle of a place, smaller if need be, never larger", () => {
    expect(laidOver({ width: 100, height: 200 }, box(0, 0, 50, 200))).toEqual({ x: 0, y: 50, scale: 0.5 });
    expect(laidOver({ width: 10, height: 10 }, box(0, 0, 100, 100))).toEqual({ x: 45, y: 45, scale: 1 });
  });

  test("a piece moves up within its row, whatever the row itself does", () => {
    expect(shift(spot(120, 0), spot(540, 500))).toEqual({ x: 80, y: 0 });
    expect(shift(spot(120, 0), spot(620, 500))).toBeNull();
    expect(shift(spot(120, null), spot(540, 500))).toBeNull();
    expect(shift(undefined, spot(540, 500))).toBeNull();
  });
});
