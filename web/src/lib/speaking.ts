/**
 * A speaker: says in one language what a game tells, from its data, their kinds and the glossary.
 *
 * The same as `words/speaking.py`; what phrases and fields are is told in `engine/speech.py`.
 */

import { look } from "./lookup";
import type { About, Asked, Datum, Event, Item, Move, Seat } from "./types";
import { capital, type ListKey, type Words } from "./words";

export type Phrase = string | number | boolean | null | Phrase[] | { [name: string]: Phrase };
type Fields = Record<string, Phrase>;

/** What everything that is told at a table is about, and how pieces are called. */
export interface Speech {
  prefix: string;
  events: Record<string, Fields>;
  prompts: Record<string, Fields>;
  moves: Record<string, Fields>;
  parts: Record<string, Fields>;
  records: Record<string, Fields>;
  amounts: Record<string, Fields>;
  glossary: Record<string, Record<string, Phrase>>;
}

/** What is spoken of, and before whom. A standing order does not know how the table will stand. */
export interface Scene<Table> {
  data: About;
  seat: Seat | null;
  reader: Seat | null;
  prompt: string;
  table: Table | null;
  standing: boolean;
}

/** How a kind is said that needs more than the glossary. */
export type Say<Table> = (value: never, scene: Scene<Table>) => Datum;

const FIELD = /^(\S+?)(?: (of|at) (.+?))?(?: else (\S+))?$/;
const SEVERAL = /^(.+)([[{])(.*)[\]}]$/;
const NOBODY = "";
const UNTOLD = "none";

/** The notation of a move. */
const written = ({ verb, args }: Move) => [verb, ...args].join(" ");
const isCarried = (declared: Phrase) => typeof declared === "string" && !/ (of|at) /.test(declared);

/** Says everything of one game in one language; `names` are those of the seats. A game adds kinds of its `own`. */
export class Speaker<Facts extends { speech: Speech }, Table> {
  /** Kinds that need more than the glossary. */
  protected readonly own: Record<string, Say<Table>> = {};
  /** Kinds that every game has. Codes are for those who type. */
  readonly #common: Record<string, Say<Table>> = {
    phrase: (phrase: Phrase, scene) => this.phrase(phrase, scene),
    code: () => UNTOLD,
    seat: (seat: Seat | string) => look(this.names, seat),
    refusal: (reason: string) => this.words.say(`refused-${reason}`, { said: "" }),
    "is-reader": (seat: Seat, { reader }) => seat === reader,
    numbered: (piece: string) => piece.split("-")[0]!,
    "how-many": (several: readonly unknown[]) => several.length,
    "how-much": (amount: number) => Math.abs(amount),
    "is-gain": (amount: number) => amount > 0,
    signed: (amount: number) => (amount < 0 ? String(amount) : `+${amount}`),
  };
  readonly #nowhere: Scene<Table> = { data: {}, seat: null, reader: null, prompt: "", table: null, standing: false };

  constructor(
    readonly words: Words,
    readonly facts: Facts,
    readonly names: readonly string[],
  ) {}

  // What a table tells.

  /** An event as a log line for one seat, or with null for a spectator. */
  event({ kind, seat, data }: Event, reader: Seat | null, table: Table | null = null): string {
    const fields = this.facts.speech.events[kind] ?? {};
    const who = seat === null ? NOBODY : look(this.names, seat);
    const mine = reader !== null && Object.entries(fields).some(([name, declared]) => declared === "seat" && data[name] === reader);
    const about = this.about(fields, { ...this.#nowhere, data, seat, reader, table });
    const said = this.words.say(`event-${kind}`, { ...about, who, you: seat !== null && seat === reader, mine });
    return this.numbered(said, numberedIn(fields, data));
  }

  /** What is asked; `verbs` are those of the legal moves. */
  prompt(prompt: string, about: About, verbs: Iterable<string> = []): string {
    const scene = { ...this.#nowhere, data: { ...about, verbs: [...verbs] }, prompt };
    const fields = this.facts.speech.prompts[prompt] ?? {};
    return capital(this.numbered(this.words.say(`prompt-${prompt}`, this.about(fields, scene)), numberedIn(fields, about)));
  }

  /** A move as a short phrase, and what it gives at this table. */
  move(move: Move, asked: Asked, table: Table): [title: string, gives: string] {
    const { gives = "", ...about } = this.#moving(move, asked, table, false);
    const fields = this.facts.speech.moves[move.verb] ?? {}; // what its own words are about is not said again
    const brings = Object.entries(asked.brings?.[written(move)] ?? {}).filter(([kind]) => !(kind in fields));
    const said = brings.map(([kind, amount]) => this.amount(kind, amount));
    const given = [...said, String(gives ?? "")].filter((one) => one !== "");
    return [this.#titled(move, about), this.words.listed("list-more", given)];
  }

  /** What is gained or, below 0, given up. */
  amount(kind: string, amount: number): string {
    const about = this.about(this.facts.speech.amounts[kind], { ...this.#nowhere, data: { amount } });
    return this.words.say(`brings-${this.facts.speech.prefix}-${kind}`, about);
  }

  /** The same in a standing order: other pieces may lie there by then. */
  ordered(move: Move, asked: Asked, table: Table): string {
    return this.#titled(move, this.#moving(move, asked, table, true));
  }

  #titled({ verb, args }: Move, about: About): string {
    return this.numbered(this.words.say(`move-${this.facts.speech.prefix}-${verb}`, about), args);
  }

  /** A sentence, which names those of its pieces that are not the first of their kind: `rocket-2`. */
  numbered(said: string, pieces: readonly string[]): string {
    const name = (so: string, [slot = "", nth = ""]: string[]) =>
      this.words.say(`${this.facts.speech.prefix}-numbered`, { said: so, slot, nth });
    return pieces
      .filter((piece) => this.#isFurther(piece))
      .map((piece) => piece.split("-"))
      .reduce(name, said);
  }

  #isFurther(piece: string): boolean {
    const [kind = "", nth] = piece.split("-");
    return nth !== undefined && kind in (this.facts.speech.glossary.numbered ?? {});
  }

  #moving(one: Move, { seat, prompt, about, brings }: Asked, table: Table, standing: boolean): Record<string, Datum> {
    const [{ verb, args }, move] = [one, written(one)];
    const fields = this.facts.speech.moves[verb] ?? {};
    const carried = Object.keys(fields).filter((name) => isCarried(look(fields, name)));
    const named = args.filter((arg, n) => !(n && this.#isFurther(arg)));
    const told = Object.fromEntries(named.map((arg, n) => [carried[n] ?? "", arg]));
    const data = { ...brings?.[move], ...about, ...told, move };
    return { prompt, ...this.about(fields, { data, seat, reader: null, prompt, table, standing }) };
  }

  /** What a line of a score is for. */
  item({ part, about: data }: Item): string {
    const { parts, prefix } = this.facts.speech;
    return this.words.say(`part-${part}`, { part: part.replace(`${prefix}-`, ""), ...this.about(parts[part], { ...this.#nowhere, data }) });
  }

  /** What a deal is made of. */
  deal(terms: Record<string, unknown>, reader: Seat | null): string {
    return String(this.of("terms", terms as unknown as Datum, { ...this.#nowhere, reader }));
  }

  // Data in words.

  /** A piece by its id, in words. */
  name(kind: string, id: string | number): string {
    return String(this.of(kind, id) ?? "");
  }

  /** What words are about: every field by its kind; data that have none as they are. */
  protected about(fields: Fields = {}, scene: Scene<Table>): Record<string, Datum> {
    const said: Record<string, Datum> = { ...scene.data };
    for (const [name, declared] of Object.entries(fields)) {
      const [kind, value, other] = this.#found(name, declared, scene);
      scene = { ...scene, data: { ...scene.data, [name]: value } };
      said[name] = this.#said(kind, value, other, scene);
    }
    return said;
  }

  /** Kind and value of a field, and the words for what is not known. */
  #found(name: string, declared: Phrase, scene: Scene<Table>): [kind: string, value: Datum, other?: string] {
    if (typeof declared !== "string") return ["phrase", declared as Datum];
    const [, kind = "", way, where = name, other] = FIELD.exec(declared) ?? [];
    const steps = where.split(" ");
    if (way === "at") return [kind, other && scene.standing ? null : at(scene, steps), other];
    const data = steps.map((step) => datum(scene, step));
    return [kind, data.length === 1 ? data[0]! : data.includes(null) ? null : data.join("."), other];
  }

  #said(kind: string, value: Datum, other: string | undefined, scene: Scene<Table>): Datum {
    if ((value === null || value === "") && other)
      return this.words.say(other, { ...scene.data, known: scene.table !== null && !scene.standing });
    return this.of(kind, value, scene);
  }

  /** A value of a kind in words; what nobody knows of stays untold. */
  of(kind: string, value: Datum, scene: Scene<Table> = this.#nowhere): Datum {
    if (value === null) return null;
    const [, one, how, by] = SEVERAL.exec(kind) ?? [];
    if (one) {
      const entries = how === "{" ? Object.entries(value) : (value as readonly string[]);
      return this.words.listed(
        (by || "list-and") as ListKey,
        entries.map((entry) => String(this.of(one, entry as Datum, scene))),
      );
    }
    const say = this.own[kind] ?? this.#common[kind];
    if (say) return say(value as never, scene);
    const fields = this.facts.speech.records[kind];
    return fields ? this.#record(kind, fields, value, scene) : this.#piece(kind, value, scene);
  }

  #record(kind: string, fields: Fields, value: Datum, scene: Scene<Table>): string {
    const several = Array.isArray(value) ? Object.fromEntries(Object.keys(fields).map((name, n) => [name, value[n] ?? null])) : value;
    return this.words.say(`${this.facts.speech.prefix}-${kind}`, this.about(fields, { ...scene, data: several as unknown as About }));
  }

  /** By the glossary; what it does not know is said as it is. */
  #piece(kind: string, value: Datum, scene: Scene<Table>): Datum {
    const known = this.facts.speech.glossary[kind] ?? {};
    const said = String(value) in known ? known[String(value)] : known["*"];
    if (said !== undefined) return this.phrase(said, { ...scene, data: { ...scene.data, it: value } });
    return typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  }

  /** A phrase in words; a number or a word stays what it is. */
  phrase(phrase: Phrase, scene: Scene<Table> = this.#nowhere): Datum {
    if (phrase === null || typeof phrase !== "object") return phrase;
    if (Array.isArray(phrase)) {
      const [key, about = {}] = phrase as [string, Fields?];
      const told = Object.entries(about).map(([name, said]) => [name, this.phrase(said, scene)]);
      return this.words.say(key, Object.fromEntries(told) as About);
    }
    if ("code" in phrase) return (phrase.else as string | undefined) ?? UNTOLD;
    if ("field" in phrase) return this.#said(...this.#found("", phrase.field!, scene), scene);
    const [[by, of]] = Object.entries(phrase) as [[string, Phrase]];
    return Array.isArray(of) ? this.#listed(by, of, scene) : this.of(by, of as Datum, scene);
  }

  #listed(by: string, several: readonly Phrase[], scene: Scene<Table>): Datum {
    const told = several.map((one) => this.phrase(one, scene)).filter((said) => said !== null && said !== "");
    if (by === "first") return told[0] ?? "";
    const said = told.map(String);
    return by.startsWith("list-") ? this.words.listed(by as ListKey, said) : said.join(by);
  }
}

/** The pieces of which there may be several that an event or a question is about. */
function numberedIn(fields: Fields, data: About): string[] {
  return Object.keys(fields).flatMap((name) => (fields[name] === "numbered" && data[name] != null ? [String(data[name])] : []));
}

function datum<Table>(scene: Scene<Table>, name: string): Datum {
  return scene.data[name] ?? (scene as unknown as About)[name] ?? null;
}

/** What stands at a place of the table, if anything does. */
function at<Table>(scene: Scene<Table>, path: readonly string[]): Datum {
  let found: unknown = scene.table;
  for (const step of path) {
    const name = step.startsWith("$") ? datum(scene, step.slice(1)) : step;
    found = found != null && name !== null ? (found as Record<string, unknown>)[String(name)] : null;
  }
  return (found ?? null) as Datum;
}
