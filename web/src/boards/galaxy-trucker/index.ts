/** Galaxy Trucker for the frame: its board and its words. */

import { tiesAmong } from "../../lib/ties";
import type { View } from "../../lib/types";
import type { Game } from "../board";
import { inCredits, saying } from "../saying";
import Board from "./Board.svelte";
import type { TruckerTable } from "./types";
import { GalaxyTruckerWords } from "./words";

const game: Game = {
  Board,
  words: saying<TruckerTable, GalaxyTruckerWords>(GalaxyTruckerWords, ({ words, names }) => ({
    ties: (scores) => tiesAmong(words, names, scores, { shared: "score-shared" }),
    standing: (view, seat) => inCredits(words, (view as View<TruckerTable>).table.players[seat]!.credits),
  })),
};

export default game;
