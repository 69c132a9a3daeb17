/** What is printed on the pieces of Wild Space. */

import { atLastPoint, look } from "$lib/lookup";
import { capital } from "$lib/words";

import type {
  BaseSlotId,
  Card,
  CardId,
  Condition,
  Effect,
  Mission,
  Operation,
  Piece,
  PlanetId,
  Sector,
  SectorId,
  Space,
  WildSpaceTable,
} from "../types";
import { Names } from "./names";

type Use = "landing" | "exploration";

/** The part of a table that a hostile planet's operations hit. */
type Displays = Pick<WildSpaceTable, "display" | "encounters">;

/** Effects, conditions, missions, and what cards, planets and boards say with them. */
export class Printed extends Names {
  effect(effect: Effect): string {
    const { kind, count, what, then, parts } = effect;
    if (kind !== "sequence") return this.words.say("ws-effect", { kind, count, what, then });
    return this.#inTurn(parts.map((part) => this.effect(part)));
  }

  #inTurn(said: readonly string[]): string {
    return said.reduce((first, second) => this.words.say("ws-sequence", { first, second }));
  }

  condition(condition: Condition): string {
    return this.words.say("ws-condition", { ...condition });
  }

  mission({ kind, credits, size, of }: Mission): string {
    if (kind !== "pair") return this.words.say("ws-mission", { kind, credits, size, what: of[0] ?? "any" });
    const [first = "", second = ""] = of.map((what) => this.words.say("ws-one", { what }));
    return this.words.say("ws-mission-pair", { credits, first, second });
  }

  /** A space of a captain's track: an effect, or credits. */
  space(space: Space): string {
    return typeof space === "number" ? this.words.say("ws-credits", { credits: space }) : this.effect(space);
  }

  // Cards.

  /** Everything a card says besides its name, in one line. */
  text(card: CardId): string {
    return this.words.listed("list-more", this.#features(card)) || this.words.say("ws-says-nothing");
  }

  *#features(card: CardId): Iterable<string> {
    const said = look(this.facts.cards, card);
    if (said.type === "captain") yield this.job(card);
    if (said.alien) yield* this.#alienFeatures(said);
    if (said.quartz) yield this.words.say("ws-brings-quartz", { count: said.quartz });
    if (said.veteran) yield this.words.say("ws-veteran");
    if (said.credits) yield this.words.say("ws-credits", { credits: said.credits });
    if (said.mission) yield this.words.say("ws-says-mission", { mission: this.mission(said.mission) });
    if (said.effect) yield this.circle(said.effect, said.condition);
    if (said.track.length) yield this.track(card);
  }

  /** What the name of an alien does not tell: its species and its job. */
  *#alienFeatures({ type, animal, job }: Card): Iterable<string> {
    if (animal === "wild") yield this.words.say("ws-wild-species");
    else if (type !== "robot") yield this.words.say("ws-no-animal");
    if (job === "wild") yield this.words.say("ws-wild-job");
  }

  circle(effect: Effect, condition: Condition | null): string {
    const text = this.effect(effect);
    if (!condition) return text;
    return this.words.say("ws-effect-under-condition", { effect: text, ...condition });
  }

  /** The spaces of a captain, in order. */
  track(captain: CardId): string {
    const { track } = look(this.facts.cards, captain);
    const said = track.map((space, n) =>
      this.words.say("ws-says-space", { space: n + 1, text: this.space(space) }),
    );
    return this.words.listed("list-more", said);
  }

  /** Name, id and text. */
  cardLine(card: CardId): string {
    return this.words.say("ws-card-line", { card: this.name(card), text: this.text(card) });
  }

  /** An alien on offer: name, id, cost and text. */
  alienLine(card: CardId): string {
    const count = look(this.facts.cards, card).cost;
    const priced = this.words.say("ws-priced", { card: this.name(card), count });
    return this.words.say("ws-card-line", { card: priced, text: this.text(card) });
  }

  // Planets.

  sector(sector: SectorId): Sector {
    const [planet = ""] = sector.split(".");
    return look(look(this.facts.planets, planet).sectors, sector);
  }

  /** What a sector, or exploring, gives: one of these. */
  actions(place: string): string {
    const actions = place === "explore" ? this.facts.explore : this.sector(place).actions;
    const several = actions.some((action) => action.kind === "sequence");
    const said = actions.map((action) => this.effect(action));
    return this.words.listed(several ? "list-or-apart" : "list-or-else", said);
  }

  /** What a sector asks for: one of these; those of a kind share their verb. */
  conditions(sector: SectorId): string {
    const { conditions } = this.sector(sector);
    const [first, ...others] = conditions;
    const alike = others.every(({ kind, count }) => kind === first?.kind && count === first.count);
    if (!first || !others.length || !alike) {
      return this.words.listed("list-or", conditions.map((condition) => this.condition(condition)));
    }
    const things = conditions.map(({ count, what }) =>
      this.words.say("ws-some", { count: Math.max(1, count), what }),
    );
    const listed = this.words.listed("list-or", things);
    return this.words.say("ws-condition-any", { kind: first.kind, things: listed });
  }

  sectorLine(sector: SectorId): string {
    const side = this.words.sentence("ws-sector-side", { side: sector.split(".")[1] ?? "" });
    const actions = this.actions(sector);
    if (!this.sector(sector).conditions.length) return this.words.say("ws-sector-free", { side, actions });
    return this.words.say("ws-sector-for", { side, actions, conditions: this.conditions(sector) });
  }

  // Boards of Space Base.

  /** What launching from a slot can give: `SB-1.2`. */
  slot(slot: BaseSlotId): string {
    const [board] = atLastPoint(slot);
    const { effect, condition } = look(look(this.facts.boards, board), slot);
    return this.circle(effect, condition);
  }

  slotLine(slot: BaseSlotId): string {
    const [, number] = atLastPoint(slot);
    return this.words.say("ws-base-slot", { slot: number, text: this.slot(slot) });
  }

  // Hostile planets.

  /** What the Smuggler does on landing or exploration; with a table, to which cards. */
  operations(planet: PlanetId, use: Use, table: Displays | null = null): string {
    const touched = new Set<string>();
    const said = look(this.facts.hostile, planet)[use].map(([verb, slot]) => {
      const target = `${slot} ${verb.endsWith("_alien")}`;
      const card = table && this.#hit([verb, slot], table, touched.has(target));
      touched.add(target);
      return this.#operation([verb, slot], card);
    });
    return this.#inTurn(said);
  }

  #operation([kind, slot]: Operation, card: string | null): string {
    const operation = this.words.say("ws-operation", { kind, slot });
    return card === null ? operation : this.words.say("ws-operation-on", { operation, card });
  }

  /** The card an operation hits; a slot that was hit before holds a new one. */
  #hit([verb, slot]: Operation, table: Displays, again: boolean): string {
    if (again) return this.words.say("ws-new-card");
    const shown = verb.endsWith("_alien") ? table.encounters?.display : table.display;
    const card = shown?.[slot];
    return card == null ? this.words.say("ws-no-card") : this.name(card);
  }

  /** A hostile planet: its name, what is still to be done there, its icons. */
  hostileLines(planet: PlanetId, { landed = false } = {}): string[] {
    const kind = this.words.say("ws-hostile-class", { class: look(this.facts.hostile, planet).class });
    const lines = [this.words.say("ws-hostile-line", { planet: capital(this.planet(planet)), kind })];
    if (!landed) {
      const landing = this.operations(planet, "landing");
      lines.push("  " + this.words.say("ws-hostile-landing", { operations: landing }));
    }
    const operations = this.operations(planet, "exploration");
    lines.push("  " + this.words.say("ws-hostile-exploration", { next: landed, operations }));
    return [...lines, "  " + capital(this.icons(planet))];
  }

  icons(planet: PlanetId): string {
    const mission = { kind: "per_card", credits: this.facts.numbers.credits_per_icon, size: 1 };
    const said = look(this.facts.hostile, planet).icons.map((what) =>
      this.words.say("ws-mission", { ...mission, what }),
    );
    return this.words.say("ws-icons", { icons: this.words.listed("list-and", said) });
  }

  // How sure a piece is.

  confidence({ confidence, sourced }: Piece): string {
    if (!sourced.length) return this.words.say("ws-confidence", { confidence });
    const fields = sourced.map((field) => this.words.say("ws-field", { field }));
    return this.words.say("ws-confidence-in-part", { fields: this.words.listed("list-and", fields) });
  }
}
