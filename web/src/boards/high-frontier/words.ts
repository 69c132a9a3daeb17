/** High Frontier in words: names, questions, moves, log lines and items of the score, from plain data alone. */

import { look } from "$lib/lookup";
import type { About, Asked, Event, Item, Move, Seat } from "$lib/types";
import type { Words } from "$lib/words";

import type { CardId, Facts, FrontierTable, SpaceId } from "./types";

/** Everything High Frontier says in one language; `names` are those of the seats, `black` the cards with their black side up. */
export class HighFrontierWords {
  constructor(
    readonly words: Words,
    readonly facts: Facts,
    readonly names: readonly string[],
    readonly black: readonly CardId[],
  ) {}

  faction(faction: string): string {
    return faction;
  }

  space(id: SpaceId): string {
    return look(this.facts.spaces, id).name || id;
  }

  deck(deck: string): string {
    return deck;
  }

  glory(id: string): string {
    return id;
  }

  venture(id: string): string {
    return id;
  }

  cardLine(id: CardId): string {
    const card = look(this.facts.cards, id);
    return look(card.sides, Number(this.black.includes(id))).name;
  }

  prompt(prompt: string, about: About): string {
    return this.words.say(`prompt-${prompt}`, about);
  }

  move({ move }: Move, _asked: Asked, _table: FrontierTable): [title: string, gives: string] {
    return [move, ""];
  }

  event({ kind, data }: Event, _reader: Seat | null): string {
    return this.words.say(`event-${kind}`, data);
  }

  item({ part, about }: Item): string {
    return this.words.say(`part-${part}`, about);
  }
}
