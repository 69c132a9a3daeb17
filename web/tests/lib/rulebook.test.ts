/** The rules reader: paragraphs and lists, cross references, and what a search finds. */

import { expect, test } from "vitest";

import { blocksOf, marked, opened, seek, soughtIn } from "$lib/rulebook";
import type { Chapter } from "$lib/wire";

const KNOWN = new Set(["WS-12.7", "WS-11B.3", "WS-9.1"]);
const text = (spans: { text: string }[]) => spans.map((span) => span.text).join("");

test("a clause is a paragraph and the points of its list", () => {
  const blocks = blocksOf("*Land.* All must hold:\n- a) the crew;\n- b) the sector.", "WS", KNOWN);
  expect(blocks.map((block) => [block.point, text(block.spans)])).toEqual([
    [false, "Land. All must hold:"],
    [true, "a) the crew;"],
    [true, "b) the sector."],
  ]);
  expect(blocks[0]!.spans[0]).toEqual({ text: "Land.", strong: true });
});

test("a clause that is named can be gone to, where there is one", () => {
  const spans = blocksOf("See 12.7 and (11B.3), not 99.9 or 1.5.2.", "WS", KNOWN).flatMap((block) => block.spans);
  expect(spans.flatMap((span) => span.clause ?? [])).toEqual(["WS-12.7", "WS-11B.3"]);
  expect(text(spans)).toBe("See 12.7 and (11B.3), not 99.9 or 1.5.2.");
  const elsewhere = blocksOf("As in WS-12.7, not ZZ-12.7.", "BE", KNOWN).flatMap((block) => block.spans);
  expect(elsewhere.flatMap((span) => span.clause ?? [])).toEqual(["WS-12.7"]);
});

const CHAPTERS: Chapter[] = [
  { title: "Drawing", clauses: { "WS-6.1": "*Where from.* The deck.", "WS-6.4": "Renewing the *display*." }, parts: {}, lead: [] },
  { title: "Décompte", clauses: { "WS-9.1": "Décompte des espèces." }, parts: {}, lead: [] },
];

test("a search wants every word, whatever the accents and capitals", () => {
  const found = (query: string) => seek(CHAPTERS, soughtIn(query)).flatMap((one) => Object.keys(one.clauses));
  expect(found("")).toEqual(["WS-6.1", "WS-6.4", "WS-9.1"]);
  expect(found("the DISPLAY")).toEqual(["WS-6.4"]);
  expect(found("decompte especes")).toEqual(["WS-9.1"]);
  expect(found("6.4")).toEqual(["WS-6.4"]);
  expect(found("comet")).toEqual([]);
});

test("what was sought stands by itself, with its accents, and the text stays whole", () => {
  const spans = marked([{ text: "Décompte des espèces", strong: true }], soughtIn("especes decompte"));
  expect(spans).toEqual([
    { text: "Décompte", strong: true, found: true },
    { text: " des ", strong: true },
    { text: "espèces", strong: true, found: true },
  ]);
  expect(marked([{ text: "aaaa" }], ["aa"])).toEqual([{ text: "aaaa", found: true }]);
});

test("what has no number stands before the chapters", () => {
  const preface = { title: "", clauses: {}, parts: {}, lead: ["**You are hiring.** Yes, you."] };
  expect(opened([preface, ...CHAPTERS])).toEqual({ preface: preface.lead, chapters: CHAPTERS });
  expect(blocksOf(preface.lead[0]!, "WS", KNOWN)[0]!.spans[0]).toEqual({ text: "You are hiring.", strong: true });
});
