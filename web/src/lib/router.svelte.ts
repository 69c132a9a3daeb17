/** Where one is: the address bar is the truth. */

import { presses } from "./presses";

export const place = $state({ path: location.pathname, hash: location.hash, search: location.search });

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash;
  place.search = location.search;
}

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  presses.turned(performance.now());
  window.scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Links within the app do not load the page again. */
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});

export type Params = Record<string, string>;

/** The first pattern that fits, as `/tables/:id`, and what its names stand for. */
export function match<T>(path: string, routes: [string, T][]): { page: T; params: Params } | null {
  const steps = path.split("/").filter(Boolean);
  for (const [pattern, page] of routes) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== steps.length) continue;
    const params: Params = {};
    const fits = wanted.every((part, n) => {
      if (!part.startsWith(":")) return part === steps[n];
      params[part.slice(1)] = decodeURIComponent(steps[n]!);
      return true;
    });
    if (fits) return { page, params };
  }
  return null;
}
