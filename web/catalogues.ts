/**
 * Catalogues as they are sent to the browser: what every page says, and apart from it the words of each game,
 * so that nobody loads those of a game they are not at.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORDS = join(import.meta.dirname, "../src/perihelion/words");
const NAME = "virtual:words";
/** What the text client says, and what the server puts into words itself. */
const NOT_SENT = ["client", "server"];
/** Read by who learns, and by nobody else. */
const APART = "lessons";
/** Refusals of what no board offers: the server puts them into words when it refuses. */
const NOT_OFFERED =
  /^## Refus(als)?\s?: (.*positions|setting up|mise en place|content packs|paquets de contenu|records|parties enregistrées|taking back|revenir en arrière)$/;

/** The lines of a catalogue that a browser may have to say. */
export function sent(text: string): string[] {
  const sections = text.split(/^(?=## )/m).filter((section) => !NOT_OFFERED.test(section.split("\n", 1)[0]!));
  const lines = sections.join("").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).map((line) => line.replace(/^ +/, " "));
}

const text = (language: string, name: string) => readFileSync(`${WORDS}/${language}/${name}.ftl`, "utf-8");

/** The catalogues of a language by the part they belong to: a game's own begin with its name. */
export function parts(language: string): Map<string, string[]> {
  const games = [...text(language, "games").matchAll(/^title-([a-z-]+) =/gm)].map((found) => found[1]!);
  const found = new Map<string, string[]>(["frame", ...games, APART].map((part) => [part, []]));
  const files = readdirSync(`${WORDS}/${language}`).map((file) => file.replace(".ftl", ""));
  for (const name of files.filter((file) => !NOT_SENT.includes(file)).sort()) {
    const part = games.find((game) => name === game || name.startsWith(`${game}-`));
    found.get(part ?? (name === APART ? APART : "frame"))!.push(name);
  }
  return found;
}

/** For each language, how each part is loaded. */
function index(): string {
  const languages = readdirSync(WORDS).filter((name) => /^[a-z]{2}$/.test(name));
  const rows = languages.map((language) => {
    const loads = [...parts(language).keys()].map((part) => `"${part}": () => import("${NAME}/${language}-${part}")`);
    return `"${language}": { ${loads.join(", ")} }`;
  });
  return `export default { ${rows.join(", ")} };`;
}

export function catalogues(): Plugin {
  let whole = true; // tests read every line
  return {
    name: "catalogues",
    configResolved: ({ command }) => void (whole = command !== "build"),
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? "\0" + id : null),
    load(id) {
      if (id === "\0" + NAME) return index();
      const [, language, part] = /^\0virtual:words\/([a-z]{2})-(.+)$/.exec(id) ?? [];
      if (!language || !part) return null;
      const texts = parts(language)
        .get(part)!
        .map((name) => text(language, name));
      const said = whole ? texts : texts.map((one) => sent(one).join("\n"));
      return `export default ${JSON.stringify(said.join("\n"))};`;
    },
  };
}
