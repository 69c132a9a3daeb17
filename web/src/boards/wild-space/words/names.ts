/** How Wild Space calls its pieces: cards, planets, places, boards. */

import { atLastPoint, look } from "$lib/lookup";
import type { About } from "$lib/types";
import type { Words } from "$lib/words";

import type { BoardId, CardId, Facts, PlanetId } from "../types";

/**
 * Names in one language.
 *
 * words      the catalogues
 * facts      the content as plain data
 * names      seat -> how the log calls it
 * captains   seat -> its captain; with Encounters its side is chosen when the game has begun
 */
export class Names {
  #namesOfCards: ReadonlyMap<CardId, string> | undefined;

  constructor(
    readonly words: Words,
    readonly facts: Facts,
    readonly names: readonly string[],
    public captains: readonly CardId[],
  ) {}

  // Cards.

  /** The plain name; several cards may share it. */
  name(card: CardId): string {
    this.#namesOfCards ??= new Map(
      Object.keys(this.facts.cards).map((each) => [each, this.#named("ws-name", each)]),
    );
    const name = this.#namesOfCards.get(card);
    if (name === undefined) throw new RangeError(`there is no card ${card}`);
    return name;
  }

  /** The name inside a sentence, with its article where the language wants one. */
  the(card: CardId): string {
    return this.#named("ws-the-name", card);
  }

  /** A captain whose side is not yet chosen, or does not matter. */
  oneSided(captain: CardId): string {
    return this.#named("ws-the-name", captain, { side: null });
  }

  job(card: CardId): string {
    const { job, animal } = look(this.facts.cards, card);
    return this.words.say("ws-job", { job, animal });
  }

  #named(key: string, card: CardId, instead: About = {}): string {
    const { type, animal, job, alien } = look(this.facts.cards, card);
    return this.words.say(key, { type, animal, job, alien, side: side(card), ...instead });
  }

  // Places.

  planet(planet: PlanetId): string {
    if (planet in this.facts.hostile) return this.words.say("ws-hostile", { id: numberOf(planet) });
    return this.words.say("ws-planet", { planet });
  }

  /** A sector by its id, or exploration. */
  place(place: string): string {
    if (place === "explore") return this.words.say("ws-source-explore");
    const [planet = "", side = ""] = place.split(".");
    const thePlanet = this.words.say("ws-the-planet", { planet });
    return this.words.say("ws-place", { planet: thePlanet, side: this.words.say("ws-sector-side", { side }) });
  }

  board(board: BoardId): string {
    return this.words.say("ws-board", { id: numberOf(board) });
  }

  /** What asks or gives: a card, a space of the track, a slot of a board, a sector, exploration. */
  source(source: string): string {
    const [piece, rest] = this.piece(source);
    if (piece === "explore") return this.words.say("ws-source-explore");
    if (piece in this.facts.planets) return this.place(source);
    if (piece in this.facts.boards) return this.words.say("ws-source-slot", { slot: rest });
    if (look(this.facts.cards, piece).type === "captain") {
      return this.words.say("ws-source-space", { space: rest });
    }
    return this.words.say("ws-source-card", { card: this.name(piece) });
  }

  /** The card, planet or board an effect stands on, and where on it. */
  piece(source: string): [piece: string, where: string] {
    const { cards, planets, boards } = this.facts;
    let [piece, where] = [source, ""];
    while (!(piece in cards || piece in planets || piece in boards) && piece.includes(".")) {
      const [before, last] = atLastPoint(piece);
      [piece, where] = [before, where ? `${last}.${where}` : last];
    }
    return [piece, where];
  }
}

/** The side that lies up, of a captain that has two. */
function side(card: CardId): "front" | "back" | null {
  const [, side] = atLastPoint(card);
  return side === "front" || side === "back" ? side : null;
}

/** What tells a board or a hostile planet from its likes: `SB-2` is base 2. */
export function numberOf(piece: BoardId | PlanetId): string {
  return piece.slice(piece.indexOf("-") + 1);
}
