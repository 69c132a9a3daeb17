/** What the legend tells of: every sign that is in play at this table. */

import type { Facts } from "./types";

/** How a sign is drawn: a component, a connector, a good, a hit, or one of the drawings alone. */
export type Drawn =
  | { as: "tile"; tile: string }
  | { as: "side"; connector: number }
  | { as: "good"; good: string }
  | { as: "hit"; large: boolean; rock: boolean }
  | { as: "piece"; name: string; span: number; middle?: readonly [number, number] };

export interface Sign {
  id: string;
  drawn: Drawn;
}

export interface Part {
  part: "tiles" | "sides" | "aboard" | "hits" | "cards" | "marks";
  signs: Sign[];
}

const piece = (id: string, name: string, span: number, middle?: readonly [number, number]): Sign => ({ id, drawn: { as: "piece", name, span, middle } }); // prettier-ignore

const SIDES = ["smooth", "single", "double", "universal"].map((id, connector): Sign => ({ id, drawn: { as: "side", connector } }));
const HITS = ["small-meteor", "large-meteor", "small-shot", "large-shot"].map((id): Sign => ({
  id,
  drawn: { as: "hit", large: id.startsWith("large"), rock: id.endsWith("meteor") },
}));
const MARKS = [
  piece("exposed", "gt-exposed", 24, [50, -3]),
  piece("weak", "gt-weak", 100, [50, 50]),
  piece("bars", "gt-bars", 100, [50, 50]),
];

export function legendOf(facts: Facts): Part[] {
  const parts: Part[] = [
    { part: "tiles", signs: kindsOf(facts) },
    { part: "sides", signs: SIDES },
    { part: "aboard", signs: aboard(facts) },
    { part: "hits", signs: HITS },
    { part: "cards", signs: onCards(facts) },
    { part: "marks", signs: MARKS },
  ];
  return parts.filter(({ signs }) => signs.length);
}

/** One component of each kind. */
function kindsOf(facts: Facts): Sign[] {
  const first = new Map<string, string>();
  for (const [tile, { kind }] of Object.entries(facts.tiles)) if (!first.has(kind)) first.set(kind, tile);
  return [...first].map(([id, tile]) => ({ id, drawn: { as: "tile", tile } }));
}

function aboard({ tiles, numbers }: Facts): Sign[] {
  const aliens = new Set(Object.values(tiles).flatMap(({ alien }) => alien || []));
  const sleepers = Object.values(tiles).some((tile) => tile.sleepers);
  return [
    piece("human", "gt-human", 36),
    ...[...aliens].map((alien) => piece(alien, `gt-${alien}`, 44)),
    ...(sleepers ? [piece("sleeper", "gt-sleeper", 36)] : []),
    piece("charge", "gt-charge1", 42),
    ...Object.keys(numbers.goods).map((good): Sign => ({ id: `good ${good}`, drawn: { as: "good", good } })),
    piece("credit", "gt-credit", 32),
  ];
}

/** Where no cards are in play, as in the workshop, nothing is told of them. */
function onCards({ cards }: Facts): Sign[] {
  const types = new Set(Object.values(cards).map(({ type }) => type));
  if (!types.size) return [];
  return [
    piece("from", "gc-i-from", 30),
    piece("strength", "gc-i-cannon", 34),
    piece("speed", "gc-i-engine", 34),
    piece("days", "gc-i-day", 32),
    ...(types.has("epidemic") ? [piece("epidemic", "gc-germ", 80)] : []),
    ...(types.has("sabotage") ? [piece("sabotage", "gt-burst", 84)] : []),
  ];
}
