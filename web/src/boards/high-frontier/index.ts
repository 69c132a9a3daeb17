/** High Frontier for the frame: its board and its words. */

import icons from "virtual:icons/high-frontier";

import { readMove } from "../../lib/moves";
import type { View } from "../../lib/types";
import { capital } from "../../lib/words";
import { bring } from "../../parts/pictures";
import type { Game } from "../board";
import { owed } from "./bargain";
import Board from "./Board.svelte";
import Deal from "./parts/DealForm.svelte";
import type { Facts, FrontierTable } from "./types";
import { HighFrontierWords } from "./words";

bring(icons);

const game: Game = {
  Board,
  Deal,
  words(words, facts, names, view) {
    const { table, seat } = view as View<FrontierTable>;
    const said = new HighFrontierWords(words, facts as Facts, names);
    return {
      prompt: (decision) => said.prompt(decision.prompt, decision.about),
      move(move, decision) {
        const [title, gives] = said.move(readMove(move), decision, table);
        return { title, gives };
      },
      ordered: (move, prompt) => said.ordered(readMove(move), { seat: seat ?? 0, prompt, about: {} }, table),
      amounts: ["bid"],
      event: (event) => said.event(event, seat),
      deal: (terms) => capital(said.deal(terms, seat)),
      pledges: () => owed(table).map((part) => said.deal({ parts: [part] }, seat)),
      item: (item) => said.item(item),
      ties: () => said.ties(table),
      standing(view, seat) {
        const { score } = (view as View<FrontierTable>).table.players[seat]!;
        return { icon: "trophy-cup", figure: score, means: words.say("web-hf-points", { points: score }) };
      },
    };
  },
};

export default game;
