/** Catalogues as they are sent to the browser: without comments, empty lines and wide margins. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = ".ftl?raw";
/** Refusals of what no board offers: the server puts them into words when it refuses. */
const NOT_OFFERED =
  /^## Refus(als)?\s?: (.*positions|setting up|mise en place|content packs|paquets de contenu|records|parties enregistrées|taking back|revenir en arrière)$/;

/** The lines of a catalogue that a browser may have to say. */
export function sent(text: string): string[] {
  const sections = text.split(/^(?=## )/m).filter((section) => !NOT_OFFERED.test(section.split("\n", 1)[0]!));
  const lines = sections.join("").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).map((line) => line.replace(/^ +/, " "));
}

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    apply: "build", // tests read them whole
    load(id) {
      if (!id.endsWith(ASKED)) return null;
      const text = readFileSync(id.slice(0, -"?raw".length), "utf-8");
      return `export default ${JSON.stringify(sent(text).join("\n"))};`;
    },
  };
}
