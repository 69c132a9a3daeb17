/** Words: everything the games and their clients say, from the Fluent catalogues that every client shares. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import catalogues from "virtual:words";

import type { About, Datum, Refusal } from "./types";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type ListKey = "list-and" | "list-or" | ListOfPhrases;
type ListOfPhrases = "list-or-else" | "list-or-apart" | "list-more";

const CHOICES = { option: "option", choice: "choice", needed: "choice" };
const LISTS_OF_PHRASES: readonly string[] = ["list-or-else", "list-or-apart", "list-more"];
const GROUPED_BELOW = 10_000;

/** The words of a language: what every page says, and the parts named, such as a game's. */
export async function loadWords(language: Language, parts: readonly string[] = []): Promise<Words> {
  const found = await Promise.all(["frame", ...parts].map((part) => catalogue(language, part)));
  return new Words(language, found, parts);
}

const read = new Map<string, Promise<FluentResource>>();

/** The catalogue of a part, read once; one that did not come is asked for again the next time. */
function catalogue(language: Language, part: string): Promise<FluentResource> {
  const name = `${language}-${part}`;
  const reading = read.get(name) ?? catalogues[language]![part]!().then((found) => new FluentResource(found.default));
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading;
}

/**
 * The words of one language.
 *
 * `problems` are keys that were missing, stood twice or could not be put into words; tests keep it empty.
 */
export class Words {
  readonly problems = new Set<string>();
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogues: readonly FluentResource[],
    readonly parts: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) {
      const twice = this.#bundle.addResource(catalogue);
      for (const error of twice) this.problems.add(error.message);
    }
  }

  /** The words of a key; where there are none, the key itself, so that nobody is left without. */
  say(key: string, about: About = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) {
      this.problems.add(key);
      return key;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, plain(about), errors);
    if (errors.length) this.problems.add(`${key}: ${errors.join("; ")}`);
    return said;
  }

  /** Whether there are words of a key. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The words of a key, beginning with a capital. */
  sentence(key: string, about: About = {}): string {
    return capital(this.say(key, about));
  }

  /** Why something is refused: where, why, and the clause behind it. */
  refusal(reason: string, { about = {}, rule, line, column }: Omit<Refusal, "reason"> = {}): string {
    let said = this.say(`refused-${reason}`, reason === "unknown-word" ? slugged(about) : this.#withChoices(about));
    if (line != null) {
      said = this.say("refused-at", { line: String(line), column: String(column || 1), why: said });
    }
    return rule == null ? said : this.say("refused-by-rule", { why: said, rule });
  }

  /** Options and their choices are told by their names, where they have one. */
  #withChoices(about: About): About {
    const keys = Object.entries(CHOICES).map(([name, kind]) => [name, `${kind}-${String(about[name])}`] as const);
    return { ...about, ...Object.fromEntries(keys.filter(([, key]) => this.has(key)).map(([name, key]) => [name, this.say(key)])) };
  }

  /** Several things as one phrase. */
  listed(key: ListKey, things: Iterable<string>): string {
    const before = [...things];
    const last = before.pop() ?? "";
    return before.length ? this.say(key, { first: this.#chained(key, before), last }) : last;
  }

  /** All but the last: with commas, unless the list is one of longer phrases. */
  #chained(key: ListKey, things: string[]): string {
    return LISTS_OF_PHRASES.includes(key) ? this.listed(key, things) : things.join(", ");
  }
}

export function capital(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** What was expected, as one word the catalogues can tell apart. */
function slugged(about: About): About {
  return "what" in about ? { ...about, what: String(about.what).replaceAll(" ", "-") } : about;
}

function plain(about: About): Record<string, string | number> {
  return Object.fromEntries(Object.entries(about).map(([name, datum]) => [name, plainly(datum)]));
}

/** A value the catalogues can take: text or a number. */
function plainly(datum: Datum): string | number {
  if (typeof datum === "boolean") return datum ? "yes" : "no";
  if (datum === null) return "none";
  if (Array.isArray(datum)) return datum.join(", ");
  if (typeof datum === "object") return "none"; // a record has its own words, made from its fields
  // A large number is an id or a seed, and is not to be grouped by thousands.
  return Number.isInteger(datum) && Math.abs(Number(datum)) >= GROUPED_BELOW ? String(datum) : datum;
}
