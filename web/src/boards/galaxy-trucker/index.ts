/** Galaxy Trucker for the frame: its board and its words. */

import { readMove } from "../../lib/moves";
import { tiesAmong } from "../../lib/ties";
import type { View } from "../../lib/types";
import type { Game } from "../board";
import Board from "./Board.svelte";
import type { Facts, TruckerTable } from "./types";
import { GalaxyTruckerWords } from "./words";

const game: Game = {
  Board,
  words(words, facts, names, view) {
    const { table, seat } = view as View<TruckerTable>;
    const said = new GalaxyTruckerWords(words, facts as Facts, names);
    return {
      prompt: (decision) => said.prompt(decision.prompt, decision.about),
      move(move, decision) {
        const [title, gives] = said.move(readMove(move), decision, table);
        return { title, gives };
      },
      ordered: (move, prompt) => said.ordered(readMove(move), { seat: seat ?? 0, prompt, about: {} }, table),
      event: (event) => said.event(event, seat),
      item: (item) => said.item(item),
      ties: (scores) => tiesAmong(words, names, scores, { shared: "score-shared" }),
      standing(view, seat) {
        const { credits } = (view as View<TruckerTable>).table.players[seat]!;
        return { icon: "two-coins", figure: credits, means: words.say("web-credits-now", { credits }) };
      },
    };
  },
};

export default game;
