/** Wild Space for the frame: its board and its words. */

import icons from "virtual:icons/wild-space";

import type { View } from "../../lib/types";
import { bring } from "../../parts/pictures";
import type { Game } from "../board";
import { inCredits, saying } from "../saying";
import Board from "./Board.svelte";
import type { WildSpaceTable } from "./types";
import { WildSpaceWords } from "./words";

bring(icons);

const game: Game = {
  Board,
  words: saying<WildSpaceTable, WildSpaceWords>(WildSpaceWords, (said, { table, seat }) => ({
    event: (event) => said.event(event, seat, table),
    ties: () => said.ties(table),
    standing: (view, seat) => inCredits(said.words, (view as View<WildSpaceTable>).table.players[seat]!.credits),
  })),
};

export default game;
