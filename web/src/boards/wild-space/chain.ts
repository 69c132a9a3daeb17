/** The chain of a turn as it builds up: the shuttle, the cards it sets off, what they bring. */

import { atLastPoint } from "$lib/lookup";
import type { Decision, Event, Seat } from "$lib/types";

import type { Facts } from "./types";

/** A link: a sector or slot a shuttle uses, a card, a space of the captain's track; or how many cards or quartz came and went. */
export type Link =
  | { kind: "landed" | "explored" | "launched" | "card"; id: string }
  | { kind: "space"; id: string; space: number }
  | { kind: "drew" | "paid" | "quartz"; count: number };

export interface Chain {
  seat: Seat | null;
  links: Link[];
}

const NONE: Chain = { seat: null, links: [] };

/** The last turn that was begun. */
export function chainOf(events: readonly Event[], captains: readonly string[]): Chain {
  let chain = NONE;
  for (const event of events) {
    const link = linkOf(event, captains);
    if (begins(event, chain)) chain = { seat: event.seat, links: link ? [link] : [] };
    else if (link && event.seat === chain.seat) chain.links = joined(chain.links, link);
  }
  return chain;
}

/** A shuttle that has been launched lands in the same turn; every other use of one is a new turn. */
function begins({ kind, seat }: Event, { seat: of, links }: Chain): boolean {
  if (kind === "ws-landed") return seat !== of || links[0]?.kind !== "launched" || links.some((link) => link.kind === "landed");
  return ["ws-explored", "ws-launched", "ws-passed", "ws-smuggler-landed", "ws-smuggler-explored"].includes(kind);
}

function linkOf({ kind, seat, data }: Event, captains: readonly string[]): Link | null {
  switch (kind) {
    case "ws-landed":
    case "ws-explored":
      return { kind: kind === "ws-landed" ? "landed" : "explored", id: String(data.sector) };
    case "ws-launched":
      return { kind: "launched", id: String(data.slot) };
    case "ws-played":
      return { kind: "card", id: String(data.card) };
    case "ws-token":
      return { kind: "space", id: captains[seat ?? 0] ?? "", space: Number(data.space) };
    case "ws-drew":
    case "ws-drew-blind":
    case "ws-reserved":
      return { kind: "drew", count: 1 };
    case "ws-drew-three":
      return { kind: "drew", count: Number(data.count) };
    case "ws-discarded":
    case "ws-removed":
    case "ws-renewed":
      return { kind: "paid", count: 1 };
    case "ws-quartz":
      return data.count ? { kind: "quartz", count: Number(data.count) } : null;
  }
  return null;
}

/** Cards drawn or paid one by one are one link. */
function joined(links: Link[], link: Link): Link[] {
  const last = links.at(-1);
  if (last && "count" in last && "count" in link && last.kind === link.kind) {
    return [...links.slice(0, -1), { ...link, count: last.count + link.count }];
  }
  return [...links, link];
}

/** The card, planet or board an effect stands on, and where on it. */
function pieceOf(source: string, { cards, planets, boards }: Facts): [piece: string, where: string] {
  let [piece, where] = [source, ""];
  while (!(piece in cards || piece in planets || piece in boards) && piece.includes(".")) {
    const [before, last] = atLastPoint(piece);
    [piece, where] = [before, where ? `${last}.${where}` : last];
  }
  return [piece, where];
}

/** The link that asks now, by its number; -1 where none does. */
export function asking({ seat, links }: Chain, asked: Decision | null, facts: Facts): number {
  const source = asked?.about.source ?? asked?.about.place ?? asked?.about.sector;
  if (!asked || asked.seat !== seat || typeof source !== "string") return -1;
  const [piece, where] = source.startsWith("explore") ? ["explore", ""] : pieceOf(source, facts);
  return links.findLastIndex((link) => {
    if (link.kind === "explored") return piece === "explore";
    if (link.kind === "landed" || link.kind === "launched") return source === link.id || source.startsWith(`${link.id}.`);
    if (link.kind === "space") return piece === link.id && Number(where.split(".")[0]) === link.space;
    return link.kind === "card" && link.id === piece;
  });
}
