/** What the frame asks of a game: a board to look at and play on, and its words. A board per game, loaded on demand. */

import type { Component } from "svelte";

import { tongue } from "../lib/tongue.svelte";
import type { Film } from "../lib/steps";
import type { Decision, Event, Item, View } from "../lib/types";
import type { Words } from "../lib/words";

/** How a game is put into words, in one language, for one reader. */
export interface GameWords {
  /** What a seat is asked, in a sentence. */
  prompt(decision: Decision): string;
  /** A legal or barred answer, in a few words, and what it brings. */
  move(move: string, decision: Decision, view: View): { title: string; gives: string };
  /** An answer as a standing order has it: of a place, not of what lies there now. */
  ordered(move: string, prompt: string): string;
  /** The answers with an amount that an order may keep as low as possible. */
  amounts?: string[];
  /** What happened, in a sentence. */
  event(event: Event, view: View): string;
  /** A line of a score. */
  item(item: Item): string;
  /** By which key a part of the score is called as a whole. */
  part(part: string): string;
  /** What decides among equal scores, in a sentence for each that several share. */
  ties(scores: number[]): string[];
  /** What a deal is made of; only where the game knows deals. */
  deal?(terms: Record<string, unknown>): string;
  /** What is still owed from deals. */
  pledges?(): string[];
  /** How a seat stands, in a figure, and what that figure is. */
  standing(view: View, seat: number): { icon: string; figure: number; means: string } | null;
  /** How far the game is, in two or three words: a turn, a round, a flight. */
  moment?(view: View): string;
}

export interface BoardProps {
  view: View;
  facts: unknown;
  asked: Decision | null;
  names: string[];
  words: Words;
  /** What has just happened: it is shown moving. */
  fresh: Event[];
  /** Everything that has happened, as far as the view goes. */
  story?: Event[];
  /** Answers with a move, or several questions in a row, all or none; whether it was done, where somebody can tell. */
  choose: (...moves: string[]) => Promise<boolean> | void;
  /** Says why a move is not allowed: at a piece, or else where one has just pressed. */
  why: (move: string, at?: Element) => void;
  /** Asks the rules something beside the game; null where it was refused. Nobody can be asked in a replay. */
  ask?: <Answer>(question: Record<string, unknown>) => Promise<Answer | null>;
  /** The name under which a seat's own notes may be kept in this browser; there are none in a replay. */
  drawer?: string;
}

/** What a section that a game adds to the dock is told. */
export type AsideProps = Pick<BoardProps, "view" | "facts" | "asked" | "names" | "words" | "story">;

/** The form in which a deal is put together. */
export interface DealProps {
  view: View;
  facts: unknown;
  names: string[];
  words: Words;
  /** Offers it; whether it could be offered. */
  propose: (terms: Record<string, unknown>) => Promise<boolean>;
  close: () => void;
}

/** The emblem of a seat. */
export type EmblemProps = Pick<PictureProps, "view" | "facts" | "seat">;

/** The picture of what a seat has built, drawn as one SVG; `lib/png.ts` makes a file of it. */
export interface PictureProps {
  view: View;
  facts: unknown;
  names: string[];
  words: Words;
  seat: number;
}

export interface Game {
  Board: Component<BoardProps>;
  /** A section of the dock, below the question; it scrolls in itself. */
  Aside?: Component<AsideProps>;
  /** By what a seat is known on its pieces, in place of its number. */
  Emblem?: Component<EmblemProps>;
  /** The picture to share: a crew, a ship. */
  Picture?: Component<PictureProps>;
  /** What of a replay is watched as a film. */
  film?: Film;
  /** Only where the game knows deals. */
  Deal?: Component<DealProps>;
  words(words: Words, facts: unknown, names: string[], view: View): GameWords;
}

const GAMES: Record<string, () => Promise<{ default: Game }>> = {
  "wild-space": () => import("./wild-space"),
  "galaxy-trucker": () => import("./galaxy-trucker"),
  "high-frontier": () => import("./high-frontier"),
};

/** The board of a game; its words come along with it. */
export async function loadGame(name: string): Promise<Game | null> {
  const [found] = await Promise.all([GAMES[name]?.(), tongue.learn(name)]);
  return found?.default ?? null;
}
