/** Wild Space for the frame: its board and its words. */

import type { View } from "../../lib/types";
import type { Game } from "../board";
import { inCredits, saying } from "../saying";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import type { WildSpaceTable } from "./types";
import { WildSpaceWords } from "./words";

const game: Game = {
  Board,
  Picture,
  words: saying<WildSpaceTable, WildSpaceWords>(WildSpaceWords, (said, { table, seat }) => ({
    event: (event) => said.event(event, seat, table),
    part: (part) => `web-ws-sheet-${part}`,
    ties: () => said.ties(table),
    moment: (view) => {
      const { turn, turns } = (view as View<WildSpaceTable>).table;
      return said.words.say("web-ws-turn", { turn: Math.min(turn + 1, turns), turns });
    },
    standing: (view, seat) => inCredits(said.words, (view as View<WildSpaceTable>).table.players[seat]!.credits),
  })),
};

export default game;
