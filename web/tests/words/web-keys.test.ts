// @vitest-environment node
/** Every key the client asks for has words in both languages, and no key of its own is idle. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { parts, sent } from "../../catalogues";

const WORDS = join(__dirname, "../../../src/perihelion/words");
const SOURCE = join(__dirname, "../../src");

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), "utf-8"))
  .join("\n");

const literals = new Set([...sources.matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1]!));
const families = [...sources.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1]!);

function keys(language: string): string[] {
  const files = readdirSync(join(WORDS, language)).filter((name) => /^web\.ftl$|-board\.ftl$/.test(name));
  const text = files.map((name) => readFileSync(join(WORDS, language, name), "utf-8")).join("\n");
  return [...text.matchAll(/^(web-[a-z0-9_-]+) =/gm)].map((found) => found[1]!);
}

test.each(["en", "fr"])("every key that is asked for has words in %s", (language) => {
  expect([...literals].filter((key) => !keys(language).includes(key))).toEqual([]);
});

test.each(["en", "fr"])("every question can be named in a standing order in %s", (language) => {
  const games = [
    "wild-space",
    "wild-space-expansions",
    "galaxy-trucker",
    "galaxy-trucker-expansions",
    "galaxy-trucker-missions",
    "galaxy-trucker-tasks",
    "galaxy-trucker-cards",
    "galaxy-trucker-supercards",
    "high-frontier",
  ];
  const text = games.map((game) => readFileSync(join(WORDS, language, `${game}.ftl`), "utf-8")).join("\n");
  const prompts = [...text.matchAll(/^prompt-([a-z0-9_-]+) =/gm)].map((found) => `web-asked-${found[1]}`);
  expect(prompts.length).toBeGreaterThan(40);
  expect(prompts.filter((key) => !keys(language).includes(key))).toEqual([]);
});

test.each(["en", "fr"])("every part of a score has a name of its own at the end in %s", (language) => {
  const files = readdirSync(join(WORDS, language)).map((name) => readFileSync(join(WORDS, language, name), "utf-8"));
  const scored = [...files.join("\n").matchAll(/^part-(([a-z]+)-[a-z0-9_-]+) =/gm)].map(([, part, game]) => `web-${game}-sheet-${part}`);
  expect(scored.length).toBeGreaterThan(30);
  expect(scored.filter((key) => !keys(language).includes(key))).toEqual([]);
});

test("a page that is no table's says nothing in the words of a game", () => {
  const of = (part: string) =>
    parts("en")
      .get(part)!
      .flatMap((name) => [...readFileSync(join(WORDS, "en", `${name}.ftl`), "utf-8").matchAll(/^[a-z][\w-]* =/gm)].map(String));
  const games = ["wild-space", "galaxy-trucker", "high-frontier"].flatMap(of).map((key) => key.slice(0, -2));
  const pages = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /^(pages|frame|parts|lib)\/.*\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCE, name), "utf-8"))
    .join("\n");
  expect(games.length).toBeGreaterThan(500);
  expect(games.filter((key) => pages.includes(`"${key}"`))).toEqual([]);
});

test("both languages have the same keys", () => {
  expect(keys("fr").sort()).toEqual(keys("en").sort());
});

test("no key is idle", () => {
  const used = (key: string) => literals.has(key) || families.some((family) => key.startsWith(family));
  expect(keys("en").filter((key) => !used(key))).toEqual([]);
});

test.each(["en", "fr"])("whatever a board may bar can be said in %s", (language) => {
  const rules = join(WORDS, "../games");
  const bars = readdirSync(rules, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".py"))
    .flatMap((name) => [...readFileSync(join(rules, name), "utf-8").matchAll(/Reason\("([a-z0-9-]+)"/g)])
    .map((found) => `refused-${found[1]}`);
  const lines = readdirSync(join(WORDS, language)).flatMap((file) => sent(readFileSync(join(WORDS, language, file), "utf-8")));
  const said = new Set(lines.map((line) => line.split(" =")[0]));
  expect(bars.length).toBeGreaterThan(50);
  expect(bars.filter((key) => !said.has(key))).toEqual([]);
  expect(said.has("refused-damaged-record")).toBe(false);
});
