/** Questions of Wild Space and the answers to them. */

import { atLastPoint, look } from "$lib/lookup";
import type { About, Asked as Question, Datum, Move } from "$lib/types";
import { capital } from "$lib/words";

import type { CardId, Player, PlanetId, SectorId, Slot, WildSpaceTable } from "../types";
import { Told } from "./told";

/** A move as a short phrase, and what it gives at this table; empty where there is no more to say. */
export type MoveInWords = [title: string, gives: string];

/** Prompts and moves. Nothing here needs `Told`: a class can only extend one other. */
export class Asked extends Told {
  /** What is asked; `verbs` are those of the legal moves. */
  prompt(prompt: string, about: About, verbs: Iterable<string> = []): string {
    const legal = new Set(verbs);
    const place = about.place ?? about.sector;
    return this.words.say(`prompt-${prompt}`, {
      ...("left" in about && { left: about.left as Datum }),
      ...("source" in about && this.#asking(prompt, about)),
      ...(place != null && { place: capital(this.place(String(place))) }),
      base: this.#hasBoards,
      aliens: legal.has("recruit") || legal.has("reserve"),
    });
  }

  get #hasBoards(): boolean {
    return Object.keys(this.facts.boards).length > 0;
  }

  /** What asks, and for which kind of card. */
  #asking(prompt: string, about: About): About {
    const source = String(about.source);
    const paying = prompt.startsWith("ws-pay-");
    const what = look(paying ? this.facts.pays : this.facts.plays, source);
    const said = { source: capital(this.source(source)), what, count: about.left ?? 1 };
    if (paying) return { ...said, gives: this.#bought(source) };
    if (prompt === "ws-scout") return { ...said, gives: this.effect(look(this.facts.effects, source)) };
    return said;
  }

  /** What paying the condition of a card, a slot or a sector gives. */
  #bought(source: string): string {
    const effect = this.facts.effects[source];
    return effect ? this.effect(effect) : this.actions(atLastPoint(source)[0]);
  }

  /** A move in words; `table` is what the seat that is asked sees. */
  move(move: Move, decision: Question, table: WildSpaceTable): MoveInWords {
    const { verb, args } = move;
    const [named = ""] = args;
    switch (verb) {
      case "land":
        return [this.#landing(named), this.actions(named)];
      case "explore":
        return [this.words.say("move-ws-explore", { place: this.place(named) }), this.actions("explore")];
      case "meet":
        return [this.#meeting(String(decision.about.sector), Number(named)), ""];
      case "action": {
        const effect = this.effect(look(this.facts.actions, named));
        return [this.words.say("move-ws-action", { effect }), ""];
      }
      case "draw":
      case "take":
        return this.#from(`move-ws-${verb}`, named, table.display[named as Slot] ?? null);
      case "play":
      case "discard":
      case "remove": {
        const card = this.the(named);
        return [this.words.say(`move-ws-${verb}`, { card }), this.text(named)];
      }
    }
    return this.#further(move, decision, table);
  }

  /** The same in a standing order: the card will be another one, and so may the sector. */
  ordered(move: Move, decision: Question, table: WildSpaceTable): string {
    const { verb, args } = move;
    const [named = ""] = args;
    if (verb === "meet") return this.words.say("web-ws-condition-there", { number: named });
    if ((verb === "draw" || verb === "take") && named !== "deck") {
      return this.words.say(`move-ws-${verb}`, { source: named, card: this.words.say("web-ws-card-there", { slot: named }) });
    }
    return this.move(move, decision, table)[0];
  }

  /** Moves of the solo game and the expansions, and those that stand alone. */
  #further({ verb, args }: Move, decision: Question, table: WildSpaceTable): MoveInWords {
    const [named = ""] = args;
    switch (verb) {
      case "smuggle":
        return this.#smuggling(named, table);
      case "launch": {
        const board = table["space-base"]?.players[decision.seat]?.board;
        return [this.words.say("move-ws-launch", { slot: named }), this.slot(`${board}.${named}`)];
      }
      case "advance":
        return [this.words.say("move-ws-advance"), this.nextSpace(look(table.players, decision.seat))];
      case "side": {
        const [captain] = atLastPoint(look(table.players, decision.seat).captain);
        return [this.words.say("move-ws-side", { side: named }), this.track(`${captain}.${named}`)];
      }
      case "recruit":
      case "reserve":
        return this.#welcoming(verb, named);
    }
    const credits = this.facts.numbers.credits_per_shuttle;
    return [this.words.say(`move-ws-${verb}`, { prompt: this.#declined(decision), credits }), ""];
  }

  /** What skipping does without; a slot that is not paid in solo helps the Smuggler. */
  #declined({ prompt, about }: Question): string {
    const [piece] = this.piece(String(about.source ?? ""));
    const solo = Object.keys(this.facts.hostile).length > 0;
    return prompt.startsWith("ws-pay-") && piece in this.facts.boards && solo ? "ws-pay-base" : prompt;
  }

  #landing(sector: SectorId): string {
    const place = this.place(sector);
    if (!this.sector(sector).conditions.length) return this.words.say("move-ws-land", { place });
    return this.words.say("move-ws-land-for", { place, conditions: this.conditions(sector) });
  }

  #meeting(sector: SectorId, number: number): string {
    const condition = look(this.sector(sector).conditions, number - 1);
    return this.words.say("move-ws-meet", { condition: this.condition(condition) });
  }

  /** A card of the display, or the unseen top of the deck. */
  #from(key: string, source: string, card: CardId | null): MoveInWords {
    if (card === null) {
      const empty = this.words.say("ws-empty-slot", { slot: source });
      return [this.words.say(key, { source, card: empty }), ""];
    }
    return [this.words.say(key, { source, card: this.the(card) }), this.text(card)];
  }

  #smuggling(planet: PlanetId, table: WildSpaceTable): MoveInWords {
    const use = table.solo?.landed.includes(planet) ? "exploration" : "landing";
    const title = this.words.say("move-ws-smuggle", { use, planet: this.planet(planet) });
    const gives = [this.operations(planet, use, table), this.icons(planet)];
    return [title, this.words.listed("list-more", gives)];
  }

  /** An alien taken into the crew or, for one quartz less, into the hand. */
  #welcoming(verb: "recruit" | "reserve", alien: CardId): MoveInWords {
    const count = look(this.facts.cards, alien).cost - (verb === "reserve" ? 1 : 0);
    const card = this.the(alien);
    return [this.words.say(`move-ws-${verb}`, { card, count }), this.text(alien)];
  }

  /** The space of the track that the next veteran reaches. */
  nextSpace({ captain, token }: Pick<Player, "captain" | "token">): string {
    const { track } = look(this.facts.cards, captain);
    const next = track[token];
    if (next === undefined) return this.words.say("ws-token-line-last", { token });
    return this.words.say("ws-says-space", { space: token + 1, text: this.space(next) });
  }
}
