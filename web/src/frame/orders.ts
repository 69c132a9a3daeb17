/** Standing orders in words: when they act, and what they answer. */

import type { GameWords } from "../boards/board";
import { readMove } from "../lib/moves";
import { say, tongue } from "../lib/tongue.svelte";
import type { Decision } from "../lib/types";
import type { Order } from "../lib/wire";

export const MOST = 20;
const PATTERN = /[*?[]/;

/** When an order acts: the question, and how often. */
export function when({ prompt, times }: Order): string {
  return say("web-order-when", { what: questionOf(prompt), times });
}

/** What it answers: each answer only where those before it are not allowed. */
export function answers(order: Order, said: GameWords): string {
  return order.choose.map((choice) => answer(choice, order, said)).reduce((first, last) => say("web-order-else", { first, last }));
}

/** What keeps it from answering; empty where nothing does. */
export function unless(order: Order, said: GameWords): string {
  const moves = order.unless.map((held) => answer(held, order, said));
  return moves.length ? say("web-order-unless", { moves: tongue.words!.listed("list-or-else", moves) }) : "";
}

/** Whether two orders say the same. */
export function same(one: Order, other: Order): boolean {
  return when(one) === when(other) && JSON.stringify(inEffect(one)) === JSON.stringify(inEffect(other));
}

const inEffect = ({ choose, unless, up_to }: Order) => [choose, unless, up_to];

/** Each question once, as it came first. */
export function firstOfEach(questions: Decision[]): Decision[] {
  return questions.filter(({ prompt }, n) => questions.findIndex((other) => other.prompt === prompt) === n);
}

export function questionOf(prompt: string): string {
  if (prompt === "*") return say("web-asked-anything");
  const key = `web-asked-${prompt}`;
  return tongue.words!.has(key) ? say(key) : say("web-order-like", { pattern: prompt });
}

function answer(choice: string, { prompt, up_to }: Order, said: GameWords): string {
  const { verb } = readMove(choice);
  if (choice === `${verb} *` && said.amounts?.includes(verb) && up_to !== null) {
    return say("web-order-up-to", { move: said.ordered(`${verb} ${up_to}`, prompt) });
  }
  const pattern = say("web-order-like", { pattern: choice });
  if (PATTERN.test(choice)) return pattern;
  try {
    return said.ordered(choice, prompt);
  } catch {
    return pattern; // given by another client, over something this table does not have
  }
}
