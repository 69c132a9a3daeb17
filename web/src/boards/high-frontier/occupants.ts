/** Who has what in a space. */

import type { Seat } from "$lib/types";

import { stacksOf } from "./stacks";
import type { FrontierTable, SpaceId, StackKind } from "./types";

export const CRAFT: readonly StackKind[] = ["rocket", "freighter", "outpost"];

export interface Occupant {
  what: StackKind | "claim" | "factory";
  seat: Seat;
}

export function occupants(table: FrontierTable, id: SpaceId): Occupant[] {
  const found: Occupant[] = [];
  const claim = table.claims[id];
  if (claim) found.push({ what: claim.cubes ? "factory" : "claim", seat: claim.owner });
  table.players.forEach((player, seat) => {
    for (const what of [...CRAFT, "leo"] as const) {
      for (const { stack } of stacksOf(player.stacks, what)) if (stack.place === id) found.push({ what, seat });
    }
  });
  return found;
}

/** Where a seat has something that can fly or be met. */
export function craftOf(table: FrontierTable, seat: Seat | null): SpaceId[] {
  const player = seat === null ? undefined : table.players[seat];
  return player ? stacksOf(player.stacks, ...CRAFT).map(({ stack }) => stack.place) : [];
}
