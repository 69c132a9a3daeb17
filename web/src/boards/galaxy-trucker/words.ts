/** Galaxy Trucker in words: names, card texts, questions, moves, log lines and items of the bill, from plain data alone. */

import { look } from "$lib/lookup";
import type { About, Asked, Datum, Event, Item, Move, Seat } from "$lib/types";
import type { Words } from "$lib/words";

import type { CardFacts, Facts, Hit, Loss, PlayerView, SideName, Square, TruckerTable } from "./types";

const LEVELS = ["", "I", "II", "III"];
export const SIDES: readonly SideName[] = ["front", "right", "rear", "left"];
const NOBODY = "";
const UNSAID = "none";
const HUMAN = "human";
const FEW_FLAWS = 5; // more would fill a page
const SAYS: Record<string, string> = {
  open_space: "gt-says-open-space",
  stardust: "gt-says-stardust",
  epidemic: "gt-says-epidemic",
  sabotage: "gt-says-sabotage",
};

type Flaw = [string, string[]];

/** A strength as players write it: 4, 4½, ½. */
export function strengthInWords(strength: number): string {
  const whole = Math.trunc(strength);
  return strength % 1 ? `${whole || ""}½` : String(whole);
}

/** Seats with their days, the leader first; an object has them by number, whoever leads. */
export function orderOfFlight<S>(days: readonly [seat: S, day: number][]): [seat: S, day: number][] {
  return days.toSorted(([, one], [, other]) => other - one);
}

/** Everything Galaxy Trucker says in one language; `names` are those of the seats. */
export class GalaxyTruckerWords {
  constructor(
    readonly words: Words,
    readonly facts: Facts,
    readonly names: readonly string[],
  ) {}

  // Tiles.

  /** A tile by its kind: its code is for those who type, and stands on none that is seen. */
  tile(tile: string): string {
    return this.words.say("gt-the-tile", { kind: look(this.facts.tiles, tile).kind, id: UNSAID });
  }

  newTile(tile: string): string {
    return this.words.say("gt-a-tile", { kind: look(this.facts.tiles, tile).kind, id: UNSAID });
  }

  sides(tile: string): string {
    const said = look(this.facts.tiles, tile).sides.map((connector, side) => [
      look(SIDES, side),
      this.words.say("gt-connector", { connector }),
    ]);
    return this.words.say("gt-sides", Object.fromEntries(said) as About);
  }

  /** Where a turned tile points, blows or covers; nothing for all others. */
  direction(tile: string, turn: number): string {
    const { cannon, engine, shield } = look(this.facts.tiles, tile);
    if (cannon) return this.words.say("gt-points", { side: look(SIDES, turn) });
    if (engine) return this.words.say("gt-blows", { side: look(SIDES, (turn + 2) % 4) });
    if (!shield.length) return "";
    const turned = shield.map((side) => look(SIDES, (SIDES.indexOf(side) + turn) % 4));
    const sides = turned.map((side) => this.words.say("gt-facing", { side }));
    return this.words.say("gt-covers", { sides: this.words.listed("list-and", sides) });
  }

  /** Errors of a ship, the first few of them. */
  flaws(flaws: readonly Flaw[]): string {
    const said = flaws
      .slice(0, FEW_FLAWS)
      .map(([reason, squares]) => this.words.say("gt-flaw", { reason, squares: this.words.listed("list-and", squares) }));
    if (flaws.length > FEW_FLAWS) said.push(this.words.say("gt-more-flaws", { count: flaws.length - FEW_FLAWS }));
    return this.words.listed("list-more", said);
  }

  // Cards and goods.

  card(card: string): string {
    const { type, level } = look(this.facts.cards, card);
    return this.words.say("gt-card-name", { type, level: LEVELS[level] ?? level });
  }

  goods(goods: readonly string[]): string {
    const kinds = [...new Set(goods)];
    const said = kinds.map((good) => this.words.say("gt-goods", { count: goods.filter((one) => one === good).length, good }));
    return this.words.listed("list-and", said);
  }

  /** What a card does, in a line. */
  text(card: string): string {
    const said = look(this.facts.cards, card);
    const { type, days, credits, strength } = said;
    switch (type) {
      case "planets":
        return this.#planets(said);
      case "abandoned_ship":
        return this.words.say("gt-says-ship", { crew: said.loss.crew, credits, days });
      case "abandoned_station":
        return this.words.say("gt-says-station", { crew: said.crew, goods: this.goods(said.goods), days });
      case "smugglers":
      case "slavers":
      case "pirates": {
        const about = { loss: this.loss(said.loss), shots: said.loss.shots.length > 0 };
        return this.words.say("gt-says-enemy", { strength, reward: this.reward(card), days, ...about });
      }
      case "meteoric_swarm":
        return this.words.say("gt-says-swarm", { hits: this.hits(said.meteors) });
      case "combat_zone":
        return this.words.listed(
          "list-more",
          said.lines.map((line) => this.words.say("gt-says-line", { what: line.lowest, loss: this.loss(line.loss) })),
        );
    }
    return this.words.say(look(SAYS, type));
  }

  #planets({ planets, days }: CardFacts): string {
    const said = planets.map((goods, n) => this.words.say("gt-says-planet", { number: n + 1, goods: this.goods(goods) }));
    return this.words.say("gt-says-planets", { planets: this.words.listed("list-more", said), days });
  }

  reward(card: string): string {
    const { goods, credits } = look(this.facts.cards, card);
    return goods.length ? this.goods(goods) : this.words.say("gt-credits", { credits });
  }

  loss({ days, crew, goods, shots }: Loss): string {
    if (days) return this.words.say("gt-days", { days });
    if (crew) return this.words.say("gt-crew", { crew });
    if (goods) return this.words.say("gt-some-goods", { count: goods });
    return this.hits(shots);
  }

  /** Meteors or shots in their order; equal ones after one another are counted. */
  hits(hits: readonly Hit[]): string {
    const runs: { said: string; count: number }[] = [];
    for (const { hit, side } of hits) {
      const said = this.words.say("gt-hit", { hit, side });
      const last = runs.at(-1);
      if (last?.said === said) last.count += 1;
      else runs.push({ said, count: 1 });
    }
    return runs.map(({ said, count }) => (count === 1 ? said : this.words.say("gt-times", { count, hit: said }))).join(", ");
  }

  // Questions and answers.

  prompt(prompt: string, about: About): string {
    return this.words.say(`prompt-${prompt}`, { ...about, ...this.#asking(prompt, about) });
  }

  #asking(prompt: string, about: About): About {
    const card = String(about.card);
    switch (prompt) {
      case "gt-place":
        return { tile: this.newTile(String(about.tile)) };
      case "gt-correct":
      case "gt-repair":
        return { flaws: this.flaws(about.flaws as unknown as Flaw[]) };
      case "gt-power":
        return { strength: strengthInWords(Number(about.strength)) };
      case "gt-load":
        return { waiting: this.goods(about.waiting as string[]) || null };
      case "gt-visit":
        return { card: this.card(card), text: this.text(card) };
      case "gt-claim":
        return { card: this.card(card), reward: this.reward(card), days: look(this.facts.cards, card).days };
    }
    return {};
  }

  /** A move as a short phrase, and what it gives at this table. */
  move({ verb, args }: Move, { seat, prompt }: Asked, table: TruckerTable): [title: string, gives: string] {
    const player = look(table.players, seat);
    const [one = "", two = ""] = args;
    const say = (about: About, gives = ""): [string, string] => [this.words.say(`move-gt-${verb}`, about), gives];
    switch (verb) {
      case "take":
      case "use":
        return say({ tile: this.tile(one) }, this.sides(one));
      case "lift":
        return say({ tile: player.loose ? this.#at(player, player.loose) : null });
      case "attach":
        return say({ square: one, turn: Number(two) }, player.hand ? this.direction(player.hand, Number(two)) : "");
      case "look":
      case "finish":
        return say({ number: one });
      case "land":
        return say({ number: one }, this.#planet(table, Number(one)));
      case "remove":
      case "keep":
      case "power":
        return say({ tile: this.#at(player, one), square: one });
      case "dismiss":
        return say({ alien: player.ship.aliens[one] ?? HUMAN, square: one });
      case "lodge":
        return say({ alien: one, square: two });
      case "load":
      case "unload":
      case "drop":
        return say({ good: one, square: two });
      case "withdraw":
        return say({ hull: one });
      case "drain":
        return say({ square: one, prompt });
    }
    return say({ prompt });
  }

  /** The same in a standing order: other parts may stand there by then. */
  ordered(move: Move, asked: Asked, table: TruckerTable): string {
    const { verb, args } = move;
    if (verb === "lift") return this.words.say("move-gt-lift", { tile: null });
    if (["remove", "keep", "power"].includes(verb)) {
      return this.words.say(`move-gt-${verb}`, { tile: this.words.say("web-gt-part-there"), square: look(args, 0) });
    }
    return this.move(move, asked, table)[0];
  }

  #at({ ship }: PlayerView, square: Square): string {
    return this.tile(look(ship.parts, square)[0]);
  }

  #planet({ flight }: TruckerTable, number: number): string {
    return flight.card ? this.goods(look(look(this.facts.cards, flight.card).planets, number - 1)) : "";
  }

  // What happened.

  /** An event as a log line for one seat, or with null for a spectator. */
  event({ kind, seat, data }: Event, reader: Seat | null): string {
    const who = seat === null ? NOBODY : look(this.names, seat);
    const you = seat !== null && seat === reader;
    return this.words.say(`event-${kind}`, { ...this.#about(kind, data), who, you });
  }

  #about(kind: string, data: About): About {
    switch (kind) {
      case "gt-drew":
      case "gt-took":
        return { tile: this.newTile(String(data.tile)) };
      case "gt-moved":
        return { forward: Number(data.days) > 0, days: Math.abs(Number(data.days)) };
      case "gt-crew-lost":
      case "gt-alien-lost":
        return { crew: this.words.say("gt-who", { alien: data.who ?? HUMAN }), square: data.square ?? "" };
      case "gt-flaws": {
        const squares = data.squares as unknown as string[][];
        return { flaws: this.flaws((data.reasons as string[]).map((reason, n) => [reason, look(squares, n)])) };
      }
      case "gt-launched":
        return { places: this.words.listed("list-and", this.#stands(data.days as number[])) };
      case "gt-card":
        return { card: this.card(String(data.card)), text: this.text(String(data.card)) };
      case "gt-flight-over":
        return { purses: this.words.listed("list-more", this.#owns(data.credits as number[])) };
      case "gt-over": {
        const winners = data.winners as number[];
        const people = (seats: readonly number[]) => this.words.listed("list-and", seats.map((seat) => look(this.names, seat)));
        return { count: winners.length, winners: people(winners), richest: people(data.richest as number[]) };
      }
      case "gt-settled": {
        const credits = Number(data.credits);
        const item = this.words.say("gt-part", { part: data.part ?? "", what: data.about ?? "" });
        return { item, credits: credits < 0 ? String(credits) : `+${credits}` };
      }
      case "undone":
        return { ...data, others: Array.isArray(data.consent) ? data.consent.length : 0 };
    }
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, this.#datum(key, value)]));
  }

  /** Who stands where at the launch. */
  #stands(days: readonly number[]): string[] {
    return orderOfFlight([...days.entries()]).map(([seat, place]) => this.words.say("gt-stands", { who: look(this.names, seat), place }));
  }

  #owns(credits: readonly number[]): string[] {
    return credits.map((owned, seat) => this.words.say("gt-owns", { who: look(this.names, seat), credits: owned }));
  }

  #datum(key: string, value: Datum): Datum {
    if (key === "strength") return strengthInWords(Number(value));
    if (key === "tile" && typeof value === "string") return this.tile(value);
    if (key === "card" && typeof value === "string") return this.card(value);
    if (!Array.isArray(value)) return value;
    const several = value as string[];
    if (key === "tiles") return this.words.listed("list-and", several.map((tile) => this.tile(tile)));
    if (key === "cards") return this.words.listed("list-and", several.map((card) => this.card(card)));
    return key === "goods" ? this.goods(several) : value;
  }

  /** What a line of the bill is for. */
  item({ part, about }: Item): string {
    const said = String(about.what);
    const what = /^\d+$/.test(said) ? Number(said) : said && this.card(said);
    return this.words.say(`part-${part}`, { part: part.replace(/^gt-/, ""), flight: about.flight ?? "", what });
  }
}
