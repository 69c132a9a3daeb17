/** Which pieces of Wild Space move when something happens, and between which places of the board. */

import { atLastPoint } from "$lib/lookup";
import type { Event, Seat } from "$lib/types";

import { at, fly, rise, type Step } from "../../motion/plan";
import type { CardId, Slot, WildSpaceTable } from "./types";

const SLOTS: readonly Slot[] = ["left", "middle", "right"];

/** The places that exist for every table; cards and shuttles have places of their own. */
export const place = {
  hand: (seat: Seat) => `hand-of.${seat}`,
  crew: (seat: Seat) => `crew-of.${seat}`,
  shuttles: (seat: Seat) => `shuttles.${seat}`,
  shuttle: (seat: Seat, sector: string) => `shuttle.${seat}.${sector}`,
  /** The top of a sector, where a shuttle has explored. */
  top: (sector: string) => `top.${sector}`,
  credits: (seat: Seat | "smuggler") => `credits.${seat}`,
  quartz: (seat: Seat) => `quartz.${seat}`,
  track: (seat: Seat) => `track.${seat}`,
  space: (seat: Seat, space: number) => `space.${seat}.${space}`,
} as const;

export const cardFace = (card: CardId) => `card.${card}`;
export const tokenFace = (seat: Seat) => `token.${seat}`;
export const shuttleFace = (seat: Seat) => `shuttle.${seat}`;

/** Where an alien is on offer: in its own name, or in its slot once another lies there. */
const offered = (alien: CardId, slot: string) => [`alien.${alien}`, `aliens.${slot}`];

/** The steps that show an update. */
export function movements(events: readonly Event[], before: WildSpaceTable, after: WildSpaceTable): Step[] {
  const show = new Show(before);
  for (const event of events) show.event(event);
  return [...show.steps, scores(before, after)].filter((step) => step.length);
}

/** What the credits have gained or lost, all at once and last. */
function scores(before: WildSpaceTable, after: WildSpaceTable): Step {
  const changed = after.players.map((player, seat) => ({
    place: place.credits(seat),
    by: player.credits - (before.players[seat]?.credits ?? player.credits),
  }));
  if (before.solo && after.solo) {
    changed.push({ place: place.credits("smuggler"), by: after.solo.credits - before.solo.credits });
  }
  return changed.filter(({ by }) => by).map(({ place, by }) => rise(by > 0 ? `+${by}` : `−${-by}`, place));
}

class Show {
  steps: Step[] = [];
  /** Where an open card lay last. */
  #lies = new Map<CardId, string[]>();
  /** The step that filled a place. */
  #filled = new Map<string, Step>();
  /** Cards that have flown to their crew before the log says that they were played. */
  #ahead = new Set<CardId>();

  constructor(before: WildSpaceTable) {
    for (const slot of SLOTS) {
      const [card, alien] = [before.display[slot], before.encounters?.display[slot]];
      if (card) this.#lies.set(card, [`display.${slot}`]);
      if (alien) this.#lies.set(alien, offered(alien, slot));
    }
  }

  event({ kind, seat, data }: Event): void {
    const who = seat ?? 0;
    const card = typeof data.card === "string" ? data.card : null;
    const text = (key: string) => String(data[key]);
    switch (kind) {
      // Shuttles and planets.
      case "ws-landed":
        return this.#add(
          fly(shuttleFace(who), place.shuttles(who), [place.shuttle(who, text("sector")), text("sector")], { sound: "land", arc: true }),
        );
      case "ws-explored": {
        const there = [place.shuttle(who, text("sector")), text("sector")];
        return this.#add(fly(shuttleFace(who), there, there, { sound: "land" }), at("pulse", text("sector")));
      }
      case "ws-launched":
        return this.#add(
          fly(shuttleFace(who), [text("slot"), `slot.${atLastPoint(text("slot"))[1]}`, place.crew(who)], place.shuttles(who), {
            sound: "land",
            arc: true,
          }),
        );
      case "ws-passed":
        return this.#add(at("pulse", place.crew(who)));
      case "ws-turned-over":
      case "ws-alien-planet":
        return this.#add(at("turn", `planet.${text("planet")}`, "reveal"));
      // Cards.
      case "ws-drew":
        return this.#leave(card!, [`display.${text("slot")}`], [`hand.${card}`, place.hand(who)], "draw");
      case "ws-drew-blind":
      case "ws-drew-three":
      case "ws-dealt":
        return this.#drawn(who, data.cards ?? (card ? [card] : Number(data.count ?? 1)));
      case "ws-laid":
        return this.#lay(card!, "deck", [`display.${text("slot")}`], "back");
      case "ws-alien-laid":
        return this.#lay(card!, "alien-deck", offered(card!, text("slot")), "alien-back");
      case "ws-took":
        return this.#toCrew(card!, [text("source") === "deck" ? "deck" : `display.${text("source")}`], who);
      case "ws-recruited":
        this.#toCrew(card!, this.#lies.get(card!) ?? ["alien-deck"], who);
        return this.#pay(who);
      case "ws-reserved":
        this.#leave(card!, this.#lies.get(card!) ?? ["alien-deck"], [`hand.${card}`, place.hand(who)], "draw");
        return this.#pay(who);
      case "ws-played":
        return this.#played(card!, who);
      case "ws-discarded":
        return this.#add(fly(cardFace(card!), [`hand.${card}`, place.hand(who)], "discard", { sound: "draw" }));
      case "ws-removed":
        return this.#add(fly(cardFace(card!), [`crew.${card}`, place.crew(who)], "discard", { sound: "draw" }));
      case "ws-renewed":
        return this.#renewed(card!, who);
      case "ws-reshuffled":
        return this.#add(fly("back", "discard", "deck", { sound: "draw" }));
      // Captains, quartz.
      case "ws-token": {
        const [from, to] = [Number(data.space) - 1, Number(data.space)].map((space) => place.space(who, space));
        return this.#add(fly(tokenFace(who), [from!, place.track(who)], [to!, place.track(who)], { sound: "reveal" }));
      }
      case "ws-captain":
      case "ws-side":
        return this.#add(at("turn", `crew.${card}`, "reveal"));
      case "ws-board":
        return this.#add(at("turn", text("board")));
      case "ws-quartz":
        if (data.count) this.#add(fly("quartz", ["supply", place.crew(who)], place.quartz(who), { sound: "reveal" }));
        return;
    }
    this.#smuggler(kind, text("planet"), card);
  }

  #smuggler(kind: string, planet: string, card: CardId | null): void {
    const from = (card && this.#lies.get(card)) || ["deck"];
    switch (kind) {
      case "ws-smuggler":
        return this.#add(at("turn", `smuggler-crew.${card}`, "reveal"));
      case "ws-hostile":
        return this.#add(at("turn", `hostile.${planet}`, "reveal"));
      case "ws-smuggler-landed":
        return this.#add(fly("smuggler", "smuggler", `hostile.${planet}`, { sound: "land", arc: true }));
      case "ws-smuggler-explored":
        return this.#add(fly("smuggler", `hostile.${planet}`, "smuggler", { sound: "land" }));
      case "ws-smuggler-took":
        return this.#leave(card!, from, [`smuggler-crew.${card}`, "smuggler"], "play", fly("claw", "smuggler", from));
      case "ws-smuggler-discarded":
        return this.#leave(card!, from, ["discard"], "draw");
      case "ws-smuggler-launched":
        return this.#add(at("pulse", "smuggler", "land"));
    }
  }

  #add(...step: Step): void {
    this.steps.push(step);
  }

  /** Known cards are turned over on their way; of others the back is seen. */
  #drawn(seat: Seat, cards: unknown): void {
    const step = Array.isArray(cards)
      ? (cards as CardId[]).map((card) =>
          fly(cardFace(card), "deck", [`hand.${card}`, place.hand(seat)], { hidden: "back", sound: "draw" }),
        )
      : Array.from({ length: cards as number }, () => fly("back", "deck", place.hand(seat), { sound: "draw" }));
    for (const movement of step) this.#add(movement);
  }

  #lay(card: CardId, from: string, to: string[], hidden: string): void {
    const step = [fly(cardFace(card), from, to, { hidden })];
    this.#lies.set(card, to);
    this.#filled.set(to.at(-1)!, step);
    this.steps.push(step);
  }

  /** A card leaves a place, perhaps fetched; where the log tells first what filled it again, that is shown afterwards. */
  #leave(card: CardId, from: string[], to: string[], sound: "draw" | "play", ...fetched: Step): void {
    const turned = from[0] === "deck" ? { hidden: "back" } : {};
    const step = [fly(cardFace(card), from, to, { sound, ...turned })];
    const filled = this.#filled.get(from.at(-1)!);
    const isIt = filled?.some(({ face }) => face === cardFace(card)) ?? true;
    this.steps.splice(isIt ? this.steps.length : this.steps.indexOf(filled!), 0, fetched, step);
    this.#lies.delete(card);
  }

  #toCrew(card: CardId, from: string[], seat: Seat): void {
    this.#leave(card, from, [`crew.${card}`, place.crew(seat)], "play");
    this.#ahead.add(card);
  }

  #played(card: CardId, seat: Seat): void {
    if (this.#ahead.delete(card)) return;
    this.#add(fly(cardFace(card), [`hand.${card}`, place.hand(seat)], [`crew.${card}`, place.crew(seat)], { sound: "play" }));
  }

  #renewed(card: CardId, seat: Seat): void {
    const gone = [...this.#lies].filter(([, [lay]]) => lay!.startsWith("display."));
    for (const [old] of gone) this.#lies.delete(old);
    this.#add(
      fly(cardFace(card), [`hand.${card}`, place.hand(seat)], "discard", { sound: "draw" }),
      ...gone.map(([old, lay]) => fly(cardFace(old), lay, "discard")),
    );
  }

  #pay(seat: Seat): void {
    this.#add(fly("quartz", place.quartz(seat), ["supply", "alien-deck"]));
  }
}
