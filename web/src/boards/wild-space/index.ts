/** Wild Space for the frame: its board and its words. */

import icons from "virtual:icons/wild-space";

import { readMove } from "../../lib/moves";
import type { View } from "../../lib/types";
import { bring } from "../../parts/pictures";
import type { Game } from "../board";
import Board from "./Board.svelte";
import type { Facts, WildSpaceTable } from "./types";
import { WildSpaceWords } from "./words";

bring(icons);

const game: Game = {
  Board,
  words(words, facts, names, view) {
    const { table, seat } = view as View<WildSpaceTable>;
    const said = new WildSpaceWords(words, facts as Facts, names);
    return {
      prompt: (decision) => said.prompt(decision.prompt, decision.about, new Set(decision.moves.map((move) => readMove(move).verb))),
      move(move, decision) {
        const [title, gives] = said.move(readMove(move), decision, table);
        return { title, gives };
      },
      ordered: (move, prompt) => said.ordered(readMove(move), { seat: seat ?? 0, prompt, about: {} }, table),
      event: (event) => said.event(event, seat, table),
      item: (item) => said.item(item),
      ties: () => said.ties(table),
      standing(view, seat) {
        const { credits } = (view as View<WildSpaceTable>).table.players[seat]!;
        return { icon: "two-coins", figure: credits, means: words.say("web-credits-now", { credits }) };
      },
    };
  },
};

export default game;
