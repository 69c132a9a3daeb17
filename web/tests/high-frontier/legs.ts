/** What the planner tells, for tests. */

import type { Facts, Leg } from "../../src/boards/high-frontier/types";

/** A leg flown by T2 with one burn, but for these fields. */
export const leg = (path: string[], fields: Partial<Leg> = {}): Leg => ({
  turn: 1,
  kind: "fly",
  path,
  before: 9,
  after: 3,
  card: "T2",
  thrust: 3,
  said: "",
  burns: 1,
  fuel: 6,
  afterburn: 0,
  shuttle: 0,
  landing: 0,
  hazards: [],
  lost: [],
  ...fields,
});

const space = (hazard = "", site: unknown = null) => ({ hazard, site });
/** From LEO by the belts to Luna. */
export const spaces = {
  LEO: space(),
  geo: space(),
  belt: space("crash"),
  gate: space("aerobrake"),
  "luna-l1": space(),
  luna: space("", { size: 9 }),
} as unknown as Facts["spaces"];
