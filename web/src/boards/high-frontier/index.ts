/** High Frontier for the frame: its board and its words. */

import icons from "virtual:icons/high-frontier";

import type { View } from "../../lib/types";
import { capital } from "../../lib/words";
import { bring } from "../../parts/pictures";
import type { Game } from "../board";
import { saying } from "../saying";
import { owed } from "./bargain";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Deal from "./parts/DealForm.svelte";
import { tiesIn } from "./ties";
import type { FrontierTable } from "./types";
import { HighFrontierWords } from "./words";

bring(icons);

const game: Game = {
  Aside,
  Board,
  Deal,
  words: saying<FrontierTable, HighFrontierWords>(HighFrontierWords, (said, { table, seat }) => ({
    amounts: ["bid"],
    deal: (terms) => capital(said.deal(terms, seat)),
    pledges: () => owed(table).map((part) => said.deal({ parts: [part] }, seat)),
    part: (part) => `web-hf-sheet-${part}`,
    ties: () => tiesIn(said, table),
    moment: (view) => {
      const { round, rounds } = (view as View<FrontierTable>).table;
      return said.words.say("hf-heading", { round: rounds ? Math.min(round, rounds) : round, rounds });
    },
    standing(view, seat) {
      const { score } = (view as View<FrontierTable>).table.players[seat]!;
      return { icon: "trophy-cup", figure: score, means: said.words.say("web-hf-points", { points: score }) };
    },
  })),
};

export default game;
