/** Catalogues as they are sent to the browser: without comments, empty lines and wide margins. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = ".ftl?raw";

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(ASKED)) return null;
      const lines = readFileSync(id.slice(0, -"?raw".length), "utf-8").split("\n");
      const kept = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.replace(/^ +/, " "));
      return `export default ${JSON.stringify(kept.join("\n"))};`;
    },
  };
}
