/** The ship with which one has come home: by the time of the bill the next flight is being built, so it is noted while it flies. */

import type { Event } from "../../../lib/types";
import type { BoardFacts, ShipView, Square, TruckerTable } from "../types";

/** A ship as it was last seen in flight. */
interface Noted {
  round: number;
  class: string;
  ship: ShipView;
  board?: BoardFacts;
  /** The last event told by then. */
  upto: number;
}

const keyOf = (drawer: string) => `perihelion-ship-${drawer}`;

export function noteShip(drawer: string, table: TruckerTable, seat: number, story: readonly Event[] = []): void {
  const { ship, board } = table.players[seat]!;
  const noted: Noted = { round: table.round, class: table.class, ship, board, upto: story.at(-1)?.seq ?? 0 };
  localStorage.setItem(keyOf(drawer), JSON.stringify(noted));
}

/** The table with the ship of the last flight in place of the one that is being built; null where nothing is known or left of it. */
export function broughtHome(drawer: string, table: TruckerTable, seat: number, story: readonly Event[]): TruckerTable | null {
  const noted = JSON.parse(localStorage.getItem(keyOf(drawer)) ?? "null") as Noted | null;
  if (noted?.round !== table.round - 1) return null;
  const end = story.findLastIndex(({ kind }) => kind === "gt-flight-over");
  const since = story.slice(0, Math.max(end, 0)).filter((event) => event.seq > noted.upto && event.seat === seat);
  const ship = afterwards(noted.ship, since);
  if (!Object.keys(ship.parts).length) return null;
  const players = table.players.map((player, one) => (one === seat ? { ...player, ship, board: noted.board } : player));
  return { ...table, class: noted.class, players };
}

/** What is left of a ship after what happened to it. */
export function afterwards(ship: ShipView, events: readonly Event[]): ShipView {
  return events.reduce((left, { kind, data }) => {
    const { square, squares, who, good } = data as unknown as { square: Square; squares: Square[]; who: string; good: string };
    if (kind === "gt-destroyed") return without(left, [square]);
    if (kind === "gt-fell-off") return without(left, squares);
    if (kind === "gt-battery") return { ...left, batteries: less(left.batteries, square) };
    if (kind === "gt-loaded") return { ...left, goods: { ...left.goods, [square]: [...(left.goods[square] ?? []), good] } };
    if (kind === "gt-good-lost" || kind === "gt-unloaded")
      return { ...left, goods: { ...left.goods, [square]: taken(left.goods[square], good) } };
    if (kind === "gt-crew-lost" && who === "human") return { ...left, humans: less(left.humans, square) };
    if (kind === "gt-crew-lost" || kind === "gt-alien-lost") return { ...left, aliens: cut(left.aliens, [square]) };
    return left;
  }, ship);
}

function without(ship: ShipView, squares: readonly Square[]): ShipView {
  const { parts, humans, aliens, batteries, goods } = ship;
  const kept = { parts: cut(parts, squares), humans: cut(humans, squares), aliens: cut(aliens, squares) };
  return { ...ship, ...kept, batteries: cut(batteries, squares), goods: cut(goods, squares) };
}

const cut = <Held>(held: Record<Square, Held>, squares: readonly Square[]): Record<Square, Held> =>
  Object.fromEntries(Object.entries(held).filter(([square]) => !squares.includes(square)));

const less = (counts: Record<Square, number>, square: Square) => ({ ...counts, [square]: Math.max(0, (counts[square] ?? 0) - 1) });

const taken = (goods: readonly string[] = [], good: string) => goods.toSpliced(goods.indexOf(good), goods.includes(good) ? 1 : 0);
