import { describe, expect, test } from "vitest";

import { outlook } from "../../src/boards/high-frontier/prospecting";
import type { SiteFacts, StackView } from "../../src/boards/high-frontier/types";

const site = (size: number, hydration: number): SiteFacts => ({
  size,
  letter: "C",
  hydration,
  science: false,
  atmosphere: false,
  world: "Ceres",
});
const rocket = (units: StackView["units"], assay: StackView["assay"] = {}): StackView => ({
  place: "LEO",
  cards: [],
  tanks: 0,
  dry: 0,
  units,
  assay,
});

describe("prospecting", () => {
  test("takes a unit whose ISRU is not above the hydration of the site", () => {
    const units = { NASA: { isru: 3, rolls: 1 }, R1: { isru: 2, rolls: 1 } };
    expect(outlook(site(3, 2), rocket(units))).toEqual({ able: "yes", card: "R1", isru: 2, odds: 50 });
    expect(outlook(site(3, 1), rocket(units))).toEqual({ able: "no", card: "R1", isru: 2, odds: 50 });
  });

  test("is likelier with a second roll and with an assay of the type", () => {
    const units = { R1: { isru: 1, rolls: 1 }, R2: { isru: 2, rolls: 2 } };
    expect(outlook(site(3, 2), rocket(units))).toMatchObject({ card: "R2", odds: 75 });
    expect(outlook(site(3, 1), rocket(units, { C: 1 }))).toMatchObject({ card: "R1", odds: 67 });
    expect(outlook(site(8, 2), rocket(units))).toMatchObject({ odds: 100 });
  });

  test("is told of a site where no rocket is, too", () => {
    expect(outlook(site(2, 2), undefined)).toEqual({ able: "none", card: null, isru: 0, odds: 33 });
  });
});
