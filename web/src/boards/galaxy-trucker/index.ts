/** Galaxy Trucker for the frame: its board and its words. */

import type { View } from "../../lib/types";
import type { Game } from "../board";
import { inCredits, saying } from "../saying";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Emblem from "./SeatEmblem.svelte";
import type { TruckerTable } from "./types";
import { verdict } from "./verdict";
import { GalaxyTruckerWords } from "./words";

const game: Game = {
  Board,
  Aside,
  Picture,
  Emblem,
  film: { from: "gt-prepared", to: "gt-built", seconds: 20 },
  words: saying<TruckerTable, GalaxyTruckerWords>(GalaxyTruckerWords, ({ words, names }, view) => ({
    part: (part) => `web-gt-sheet-${part}`,
    ties: (scores) => verdict(words, names, scores, view),
    moment: (view) => {
      const { round, flights, class: flight, phase } = (view as View<TruckerTable>).table;
      const count = flights.length;
      return words.say("gt-flight-heading", { number: Math.min(round + 1, count), count, flight, phase });
    },
    standing: (view, seat) => inCredits(words, (view as View<TruckerTable>).table.players[seat]!.credits),
  })),
};

export default game;
