/** What happened in Wild Space, and what a crew is worth. */

import { atLastPoint, look } from "$lib/lookup";
import { tiesAmong } from "$lib/ties";
import type { About, Datum, Event, Item, Seat } from "$lib/types";

import type { WildSpaceTable } from "../types";
import { Printed } from "./printed";

const NOBODY = "";
const PLACES_OF_CARDS = ["left", "middle", "right", "deck"];

/** Events and items of the score. */
export class Told extends Printed {
  /** An event as a log line for one seat, or with null for a spectator. */
  event(event: Event, reader: Seat | null): string {
    const { kind, seat, data } = event;
    const about = Object.entries(data).map(([key, value]) => [key, this.#datum(key, value)]);
    const who = seat === null ? NOBODY : look(this.names, seat);
    const you = seat !== null && seat === reader;
    const told = { ...Object.fromEntries(about), ...this.#besides(event) };
    return this.words.say(`event-${kind}`, { who, you, ...told });
  }

  /** Who goes first among equals: the smaller crew. [WS-9.7] */
  ties({ players }: WildSpaceTable): string[] {
    const [scores, crews] = [players.map(({ credits }) => credits), players.map(({ crew }) => crew.length)];
    return tiesAmong(this.words, this.names, scores, { tie: "score-tie", of: "score-tie-of" }, crews);
  }

  /** What some events need beyond their data. */
  #besides({ kind, seat, data }: Event): About {
    switch (kind) {
      case "ws-token": {
        const { track } = look(this.facts.cards, look(this.captains, seat ?? 0));
        return { text: this.space(look(track, Number(data.space) - 1)) };
      }
      case "ws-captain":
      case "ws-smuggler":
        return { card: this.oneSided(String(data.card)) };
      case "ws-launched": {
        const slot = String(data.slot);
        return { slot: atLastPoint(slot)[1], text: this.slot(slot) };
      }
      case "undone":
        return { others: Array.isArray(data.consent) ? data.consent.length : 0 };
    }
    return {};
  }

  /** One datum of an event in words. */
  #datum(key: string, value: Datum): Datum {
    if (key === "cards" && Array.isArray(value)) {
      return this.words.listed("list-and", value.map((card) => this.the(card)));
    }
    if (typeof value !== "string") return value;
    if (key === "card") return this.the(value);
    if (key === "sector") return this.place(value);
    if (key === "planet") return this.planet(value);
    if (key === "board") return this.board(value);
    if (key === "source" && !PLACES_OF_CARDS.includes(value)) return this.source(value);
    return value;
  }

  /** What a line of the score is for. */
  item({ part, about }: Item): string {
    const said: Record<string, Datum> = { ...about, what: about.animal ?? about.icon ?? null };
    if (typeof about.planet === "string") said.planet = this.planet(about.planet);
    if (typeof about.card === "string") {
      const [printed = ""] = about.card.split("@");
      const { mission } = look(this.facts.cards, printed);
      said.card = this.#scored(about.card);
      said.mission = mission ? this.mission(mission) : "";
    }
    return this.words.say(`part-${part}`, said);
  }

  /** A card of the score; a wild species says as which animal it was counted: `AL-16@bear`. */
  #scored(card: string): string {
    const [printed = "", animal] = card.split("@");
    if (!animal) return this.name(printed);
    return this.words.say("ws-counted-as", { card: this.name(printed), what: animal });
  }
}
