/** How tiles come to a ship: with a thud, or quietly; nothing moves for who wants no motion. */

import { tempo } from "../../../lib/prefs.svelte";

interface Moving {
  duration: number;
  css?: (t: number, u: number) => string;
}

/** Falls into its place and stands. */
export function settles(_node: Element, { quietly = false }: { quietly?: boolean } = {}): Moving {
  if (!tempo()) return { duration: 0 };
  if (quietly) return { duration: 120, css: (t) => `opacity: ${t}` };
  return { duration: 140, css: (t) => `opacity: ${Math.min(1, 0.4 + t)}; transform: scale(${1 + 0.12 * (1 - t * t)})` };
}
