/** Galaxy Trucker for the frame: its board and its words. */

import { tiesAmong } from "../../lib/ties";
import type { View } from "../../lib/types";
import type { Game } from "../board";
import { inCredits, saying } from "../saying";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import type { TruckerTable } from "./types";
import { GalaxyTruckerWords } from "./words";

const game: Game = {
  Board,
  Aside,
  Picture,
  film: { from: "gt-prepared", to: "gt-built", seconds: 20 },
  words: saying<TruckerTable, GalaxyTruckerWords>(GalaxyTruckerWords, ({ words, names }) => ({
    part: (part) => `web-gt-sheet-${part}`,
    ties: (scores) => tiesAmong(words, names, scores, { shared: "score-shared" }),
    moment: (view) => {
      const { table } = view as View<TruckerTable>;
      const number = Math.min(table.round + 1, table.flights.length);
      return words.say("gt-flight-heading", { number, count: table.flights.length, flight: table.class, phase: table.phase });
    },
    standing: (view, seat) => inCredits(words, (view as View<TruckerTable>).table.players[seat]!.credits),
  })),
};

export default game;
