/** What every game says by its speaker in the same way; a game adds what is its own. */

import { readMove } from "../lib/moves";
import type { Speaker, Speech } from "../lib/speaking";
import type { View } from "../lib/types";
import type { Words } from "../lib/words";
import type { Game, GameWords } from "./board";

type Common = "prompt" | "move" | "ordered" | "event" | "item";
type Own = Omit<GameWords, Common> & Partial<GameWords>;

/** The words of a game: those of its speaker, and its `own`, which may say something otherwise. */
export function saying<Table, Said extends Speaker<{ speech: Speech }, Table>>(
  Voice: new (words: Words, facts: never, names: string[]) => Said,
  own: (said: Said, view: View<Table>) => Own,
): Game["words"] {
  return (words, facts, names, view) => {
    const said = new Voice(words, facts as never, names);
    const { table, seat } = view as View<Table>;
    return {
      prompt: ({ prompt, about, moves }) => said.prompt(prompt, about, new Set(moves.map((move) => readMove(move).verb))),
      move(move, decision) {
        const [title, gives] = said.move(readMove(move), decision, table);
        return { title, gives };
      },
      ordered: (move, prompt) => said.ordered(readMove(move), { seat: seat ?? 0, prompt, about: {} }, table),
      event: (event) => said.event(event, seat),
      item: (item) => said.item(item),
      ...own(said, view as View<Table>),
    };
  };
}

/** How a seat stands in a game that counts credits. */
export function inCredits(words: Words, credits: number): NonNullable<ReturnType<GameWords["standing"]>> {
  return { icon: "two-coins", figure: credits, means: words.say("web-credits-now", { credits }) };
}
