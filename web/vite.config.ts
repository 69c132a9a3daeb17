import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

import { catalogues } from "./catalogues.ts";
import { icons } from "./icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), icons(), catalogues()],
  resolve: {
    alias: { $lib: here("src/lib"), $words: here("../src/perihelion/words") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2023",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
