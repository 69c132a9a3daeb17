/** High Frontier in words: names, card texts, questions, moves, log lines and parts of the score, from plain data alone. */

import { look } from "$lib/lookup";
import { tiesAmong } from "$lib/ties";
import type { About, Asked, Datum, Event, Item, Move, Seat } from "$lib/types";
import { capital, type Words } from "$lib/words";

import { partSaid, type Part } from "./bargain";
import { bare } from "./cards";
import { kindOf, waterOf, withoutStacks, withStacks } from "./stacks";
import type { CardId, CardName, Facts, FrontierTable, SideFacts, Slot, SpaceId, ThrustSum, ThrusterFacts, Worth } from "./types";

const [WHITE, BLACK, NOBODY, UNKNOWN] = [0, 1, "", "none"] as const;
const SILENT = "missile_crew"; // an ability of the expansion only
const WHITE_UP = new Set(["hf-put-up", "hf-turned-up", "hf-won", "hf-boosted", "hf-drew", "hf-flipped"]);
const BLACK_UP = new Set(["hf-product", "hf-retooled", "hf-produced"]);
const SHIFTS = new Set(["load", "unload", "drop"]);
const FEW = 4; // places named beyond the next one
const [PLACES, PEOPLE] = [new Set(["site", "place", "start", "to"]), new Set(["victim", "giver", "payee"])];

type Said = [title: string, gives: string];

/** Everything High Frontier says in one language; `names` are those of the seats. */
export class HighFrontierWords {
  /** Space -> the spaces to which lines lead from it, never up an aerobrake path. */
  readonly #neighbours: Record<SpaceId, SpaceId[]>;

  constructor(
    readonly words: Words,
    readonly facts: Facts,
    readonly names: readonly string[],
  ) {
    this.#neighbours = Object.fromEntries(Object.keys(facts.spaces).map((space) => [space, []]));
    for (const { a, b, aerobrake, elevator } of facts.edges) {
      if (elevator) continue;
      look(this.#neighbours, a).push(b);
      if (!aerobrake) look(this.#neighbours, b).push(a);
    }
  }

  // Names.

  /** A card by the name of the side that is up; where that is not known, by the names of both. */
  card(name: CardName, black: readonly CardId[] | null = null): string {
    const card = bare(name);
    if (card in this.facts.factions) return this.words.say("hf-crew", { faction: card });
    const sides = look(this.facts.cards, card).sides.map((side) => side.name);
    if (name === card && black === null) return sides.join(" / ");
    return look(sides, name !== card || black!.includes(card) ? BLACK : WHITE);
  }

  cards(cards: readonly CardName[], black: readonly CardId[] | null = null): string {
    return this.words.listed("list-and", cards.map((card) => this.card(card, black)));
  }

  deck(deck: string): string {
    return this.words.say("hf-deck", { deck });
  }

  /** A space inside a sentence: its own name, or what it is and near which world. */
  space(id: SpaceId): string {
    const { name, near } = look(this.facts.spaces, id);
    if (near === null) return this.#place(id, name);
    const { what, number, site, world } = near;
    return this.words.say("hf-space", { what, number, world: this.#place(site, world) });
  }

  /** A space that stands by itself, on the map or in a list: without its article. */
  label(id: SpaceId): string {
    const name = this.space(id);
    const article = this.words.say("web-hf-articles").split("|").find((one) => one && name.startsWith(one)) ?? "";
    return capital(name.slice(article.length));
  }

  /** The name of a place, in the language where it has one of its own. */
  #place(space: SpaceId, name: string): string {
    return this.words.say("hf-place", { space: space || "none", name });
  }

  faction(faction: string): string {
    return this.words.say("hf-faction", { faction });
  }

  venture(venture: string): string {
    return this.words.say("hf-venture", { venture });
  }

  glory(glory: string): string {
    return this.words.say("hf-glory", { glory });
  }

  /** A thing with its points. */
  worth(name: string, points: number): string {
    return this.words.say("hf-worth", { name, points });
  }

  // What is printed.

  /** What one side of a card can do, in a line. */
  text(card: CardId, side: number = WHITE): string {
    const { letter, sides } = look(this.facts.cards, card);
    return this.words.listed("list-more", this.#figures(letter, look(sides, side)));
  }

  sideUp(card: CardId, { black }: FrontierTable): string {
    return this.text(card, black.includes(card) ? BLACK : WHITE);
  }

  #massUp(card: CardId, { black }: FrontierTable): string {
    const { mass } = look(look(this.facts.cards, card).sides, black.includes(card) ? BLACK : WHITE);
    return this.words.say("hf-says-mass", { mass });
  }

  #figures(letter: string, side: SideFacts): string[] {
    const said = [this.words.say("hf-says-mass", { mass: side.mass })];
    if (side.thruster) said.push(this.#thruster(side.thruster));
    if (side.isru !== null) {
      const platforms = side.platforms.map((platform) => this.words.say("hf-platform", { platform }));
      said.push(this.words.say("hf-says-isru", { isru: side.isru, platforms: this.words.listed("list-and", platforms) }));
    }
    for (const [type, minus] of Object.entries(side.assay)) {
      said.push(this.words.say("hf-says-assay", { letter: type || "any", minus }));
    }
    const codes = side.codes.filter((code) => code !== SILENT);
    said.push(...codes.map((code) => this.words.say("hf-says-ability", { code })));
    return letter ? [...said, this.words.say("hf-says-letter", { letter })] : said;
  }

  #thruster({ thrust, fuel, sail, afterburn, solar }: ThrusterFacts): string {
    const said = [this.words.say("hf-says-thrust", { thrust, fuel, sail })];
    if (afterburn !== null) said.push(this.words.say("hf-says-afterburn", { steps: afterburn }));
    if (solar) said.push(this.words.say("hf-says-solar"));
    return said.join(", ");
  }

  /** What a space is and holds, in a line. */
  aboutSpace(id: SpaceId): string {
    const { kind, hazard, site } = look(this.facts.spaces, id);
    if (!site) {
      const said = [this.words.say("hf-kind", { kind })];
      return [...said, ...(hazard ? [this.words.say("hf-hazard", { hazard })] : [])].join(", ");
    }
    const { size, letter, hydration } = site;
    const said = [this.words.say("hf-says-site", { size, letter, hydration })];
    if (site.science) said.push(this.words.say("hf-says-science"));
    if (site.atmosphere) said.push(this.words.say("hf-says-atmosphere"));
    return said.join(", ");
  }

  // Questions and answers.

  prompt(prompt: string, about: About): string {
    const said: Record<string, Datum> = { ...about };
    for (const key of ["site", "place"]) if (key in about) said[key] = this.space(String(about[key]));
    if ("card" in about) said.card = this.card(String(about.card));
    if ("giver" in about) said.giver = look(this.names, Number(about.giver));
    if ("bids" in about) said.bids = this.bids(about.bids as unknown as Record<string, number>);
    if ("slot" in about) said.slot = kindOf(about.slot as Slot);
    return withStacks(this.words, this.words.say(`prompt-${prompt}`, said), [String(about.slot)]);
  }

  /** What everybody bids in an auction. */
  bids(bids: Record<string, number>): string {
    const said = Object.entries(bids).map(([seat, bid]) => this.words.say("hf-has-bid", { who: look(this.names, seat), bid }));
    return this.words.listed("list-more", said);
  }

  /** A move as a short phrase, and what it gives at this table. */
  move(move: Move, asked: Asked, table: FrontierTable): Said {
    const [title, gives] = this.#move(move, asked, table);
    return [withStacks(this.words, title, move.args), gives];
  }

  /** The same without the stacks it names, as far as they are not the first of their kind. */
  #move({ verb, args }: Move, { seat, prompt }: Asked, table: FrontierTable): Said {
    const key = `move-hf-${verb}`;
    const [one = "", two = ""] = withoutStacks(args);
    const say = (about: About, gives = ""): Said => [this.words.say(key, about), gives];
    const worth = table.worth[[verb, ...args].join(" ")] ?? {};
    const points = worth.glory ?? 0;
    switch (verb) {
      case "research": {
        const { top } = look(table.decks, one);
        return say({ deck: one, card: top ? this.card(top, []) : this.deck(one) }, top && this.text(top));
      }
      case "refuel":
        if (one in this.facts.cards) return say({ how: "unit", card: this.card(one, table.black) }, this.#worth(worth, this.sideUp(one, table)));
        if (one === "factory" && two) return say({ how: "part", card: "", count: Number(two) });
        return say({ how: one, card: two && this.space(two) }, this.#worth(worth));
      case "bid":
        return say({ count: Number(one) });
      case "tanks":
        return say({ count: Number(one) }, this.#worth(worth));
      case "decommission":
        return say({ card: this.card(one, table.black), points }, this.#worth(worth, this.#massUp(one, table)));
      case "award":
      case "steal":
        return say({ who: look(this.names, Number(one)) }, this.#worth(worth));
      case "letter":
        return say({ letter: one }, this.#worth(worth));
      case "build":
      case "recall":
        return say({ slot: kindOf(one as Slot), site: this.space(two) });
      case "outpost":
      case "abandon":
        return say({ slot: kindOf(one as Slot), points }, this.#worth(worth, this.cards(look(table.players, seat).stacks[one as Slot]?.cards ?? [], table.black)));
      case "venture": {
        const { letter, claims, water, vp } = look(this.facts.ventures, one);
        return say({ venture: this.venture(one) }, this.words.say("hf-says-venture", { letter, claims, water, vp }));
      }
      case "take-back": {
        const glory = one in this.facts.glory;
        return say({ what: glory ? this.glory(one) : this.space(one), glory });
      }
    }
    if (one in this.facts.cards) return say({ card: this.card(one, table.black) }, this.#gives(verb, one, table, worth));
    return one in this.facts.spaces ? say({ place: this.space(one) }, this.#wayOn(one, table)) : say({ prompt });
  }

  /** The same in a standing order: another patent may lie on top by then. */
  ordered(move: Move, asked: Asked, table: FrontierTable): string {
    if (move.verb !== "research") return this.move(move, asked, table)[0];
    return this.words.say("move-hf-research", { card: this.words.say("web-hf-patent-there", { deck: look(move.args, 0) }) });
  }

  /** What a move with a card costs, brings or brings out. */
  #gives(verb: string, card: CardId, table: FrontierTable, worth: Worth): string {
    if (verb === "product" || verb === "retool") return this.text(card, BLACK);
    if (SHIFTS.has(verb)) return this.#massUp(card, table);
    if (verb === "engine" || verb === "afterburn") return this.#launch(verb, card, table);
    if (verb === "sell" || verb === "boost") return this.#worth(worth, this.sideUp(card, table));
    return verb === "flip" ? this.text(card) : this.sideUp(card, table);
  }

  /** What a move brings and costs, as the rules reckon it, and what there is to say besides. Of glory the move itself speaks. */
  #worth({ water, tanks, lost, cubes, points }: Worth, ...besides: string[]): string {
    const said: string[] = [];
    if (water !== undefined) said.push(this.words.say(water > 0 ? "hf-brings" : "hf-costs", { water: Math.abs(water) }));
    if (tanks) said.push(this.words.say("hf-gains", { tanks }));
    if (lost) said.push(this.words.say("hf-gives-up", { points: lost }));
    if (cubes) said.push(this.words.say("hf-settles", { cubes }));
    if (points) said.push(this.words.say("hf-points", { points }));
    return this.words.listed("list-more", [...said, ...besides]);
  }

  /** The modified thrust with a thruster, as it would be now. */
  #launch(verb: string, card: CardId, table: FrontierTable): string {
    const start = table.flight?.launches[`${verb} ${card}`];
    const { thruster } = look(look(this.facts.cards, card).sides, table.black.includes(card) ? BLACK : WHITE);
    if (!start || start.steps < 0 || !thruster) return this.sideUp(card, table);
    const { thrust, sum, steps } = start;
    const { sail, fuel } = thruster;
    return this.words.say("hf-says-launch", { thrust, sum: this.thrustSum(sum), sail, fuel, steps });
  }

  /** What a thrust is made of: 3 (thruster) − 1 (wet mass). */
  thrustSum(parts: ThrustSum): string {
    return parts
      .map(([part, amount], n) => {
        const said = this.words.say("hf-thrust-part", { part, amount: Math.abs(amount) });
        return n === 0 ? said : `${amount < 0 ? "−" : "+"} ${said}`;
      })
      .join(" ");
  }

  /** What a space is, and where the lines go from there; for a craft under way, not back. */
  #wayOn(space: SpaceId, { flight, active, players }: FrontierTable): string {
    const about = this.aboutSpace(space);
    if (look(this.facts.spaces, space).site) return about;
    const here = flight ? look(players, active).stacks[flight.slot]?.place : "";
    const onward = look(this.#neighbours, space).filter((other) => other !== here);
    const places = this.words.listed("list-or", onward.slice(0, FEW).map((other) => this.space(other)));
    return onward.length ? this.words.say("hf-leads-on", { about, places }) : about;
  }

  // What happened.

  /** An event as a log line for one seat, or with null for a spectator. */
  event({ kind, seat, data }: Event, reader: Seat | null): string {
    const who = seat === null ? NOBODY : look(this.names, seat);
    const you = seat !== null && seat === reader;
    const mine = reader !== null && [...PEOPLE].some((person) => data[person] === reader);
    const said = this.words.say(`event-${kind}`, { ...this.#about(kind, data, reader), who, you, mine });
    return withStacks(this.words, said, [String(data.slot)]);
  }

  #about(kind: string, data: About, reader: Seat | null): About {
    switch (kind) {
      case "deal-proposed":
      case "deal-agreed":
      case "deal-declined": {
        const { parts } = (data.terms ?? {}) as unknown as { parts?: Part[] };
        return { number: data.number ?? "", terms: parts ? this.parts(parts, reader) : UNKNOWN };
      }
      case "hf-deal":
        return { number: data.number ?? "", parts: this.parts(data.parts as unknown as Part[], reader) };
      case "hf-deal-void":
        return { number: data.number ?? "", why: this.words.say(`refused-${String(data.reason)}`, { said: "" }) };
      case "hf-refuelled": {
        const how = String(data.how);
        return { ...data, place: this.space(String(data.place)), how: how in this.facts.cards ? "unit" : how };
      }
      case "hf-glory":
        return { glory: this.worth(this.glory(String(data.glory)), look(this.facts.glory, String(data.glory)).vp) };
      case "undone":
        return { ...data, others: Array.isArray(data.consent) ? data.consent.length : 0 };
    }
    const { black: told = null, ...rest } = data;
    const black = WHITE_UP.has(kind) ? [] : BLACK_UP.has(kind) ? Object.keys(this.facts.cards) : (told as CardId[] | null);
    return this.#inWords(rest, black);
  }

  #inWords(data: About, black: readonly CardId[] | null = null): About {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, this.#datum(key, value, black)]));
  }

  #datum(key: string, value: Datum, black: readonly CardId[] | null): Datum {
    if (Array.isArray(value)) return key === "cards" ? this.cards(value as string[], black) : value;
    if (typeof value === "number") return PEOPLE.has(key) ? look(this.names, value) : value;
    if (typeof value !== "string") return value;
    if (key === "card") return this.card(value, black);
    if (PLACES.has(key)) return this.space(value);
    if (key === "slot") return kindOf(value as Slot);
    if (key === "venture") return this.venture(value);
    return key === "glory" ? this.glory(value) : value;
  }

  /** What a deal is made of. */
  parts(parts: readonly Part[], reader: Seat | null): string {
    return this.words.listed("list-more", parts.map((part) => partSaid(this, part, reader)));
  }

  /** Who goes first among equals: the most water, that in the tanks of a rocket at LEO included. [HF-7.1.7] */
  ties({ players }: FrontierTable): string[] {
    const keys = { tie: "hf-score-tie", of: "hf-score-tie-of" };
    return tiesAmong(this.words, this.names, players.map(({ score }) => score), keys, players.map(waterOf));
  }

  /** What a line of the score is for. */
  item({ part, about }: Item): string {
    return this.words.say(`part-${part}`, this.#inWords(about));
  }
}
