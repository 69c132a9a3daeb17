/** The rules as they are read: clauses as paragraphs and lists, cross references, and what a search finds in them. */

import type { Chapter } from "./wire";

/** A stretch of text: plain, emphasised, or a way to another clause; `found` is what was sought. */
export interface Span {
  text: string;
  strong?: boolean;
  clause?: string;
  found?: boolean;
}

/** A paragraph, or one point of a list. */
export interface Block {
  point: boolean;
  spans: Span[];
}

/** Clauses are named without their prefix within a rulebook, "see 12.7", and with it elsewhere, "GT-4.9". */
const REFERENCE = /(?<![\d.])(?:[A-Z]{2}-)?\d+[A-Z]?\.\d+(?![\d])/g;

/** The words of a clause; `known` tells which clauses can be gone to. */
export function blocksOf(text: string, prefix: string, known: ReadonlySet<string>): Block[] {
  return text.split("\n").map((line) => {
    const point = line.startsWith("- ");
    return { point, spans: spansOf(point ? line.slice(2) : line, prefix, known) };
  });
}

function spansOf(line: string, prefix: string, known: ReadonlySet<string>): Span[] {
  return line.split(/\*+/).flatMap((text, n) => {
    if (!text) return [];
    return n % 2 ? [{ text, strong: true }] : referring(text, prefix, known);
  });
}

function referring(text: string, prefix: string, known: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: number, index } of text.matchAll(REFERENCE)) {
    const clause = number.includes("-") ? number : `${prefix}-${number}`;
    if (!known.has(clause)) continue;
    spans.push({ text: text.slice(from, index) }, { text: number, clause });
    from = index + number.length;
  }
  return [...spans, { text: text.slice(from) }].filter((span) => span.text);
}

/** Without accents and capitals; and for every sign of that, which one of the text it was. */
function plain(text: string): { letters: string; origin: number[] } {
  let letters = "";
  const origin: number[] = [];
  for (let n = 0; n < text.length; n++) {
    for (const sign of text[n]!.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "")) {
      letters += sign;
      origin.push(n);
    }
  }
  return { letters, origin };
}

/** The words somebody seeks. */
export function soughtIn(query: string): string[] {
  return plain(query).letters.split(/\s+/).filter(Boolean);
}

/** The chapters, and the paragraphs that stand before them. */
export function opened(read: Chapter[]): { preface: string[]; chapters: Chapter[] } {
  const numbered = read.filter((chapter) => Object.keys(chapter.clauses).length);
  return { preface: read.flatMap((chapter) => chapter.lead), chapters: numbered };
}

/** The chapters with those clauses that hold every word. */
export function seek(chapters: Chapter[], words: string[]): Chapter[] {
  if (!words.length) return chapters;
  const holds = ([id, text]: [string, string]) => {
    const { letters } = plain(`${id} ${text.replaceAll("*", "")}`);
    return words.every((word) => letters.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, clauses: Object.fromEntries(Object.entries(chapter.clauses).filter(holds)) }))
    .filter((chapter) => Object.keys(chapter.clauses).length);
}

/** The same spans, cut so that what was sought stands by itself. */
export function marked(spans: Span[], words: string[]): Span[] {
  return words.length ? spans.flatMap((span) => cut(span, words)) : spans;
}

function cut(span: Span, words: string[]): Span[] {
  const { letters, origin } = plain(span.text);
  const hit = new Array<boolean>(span.text.length).fill(false);
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      hit.fill(true, origin[at], origin[at + word.length - 1]! + 1);
    }
  }
  const cuts: Span[] = [];
  for (let n = 0; n < span.text.length; n++) {
    const last = cuts.at(-1);
    if (last && Boolean(last.found) === hit[n]) last.text += span.text[n];
    else cuts.push({ ...span, text: span.text[n]!, ...(hit[n] ? { found: true } : {}) });
  }
  return cuts;
}
