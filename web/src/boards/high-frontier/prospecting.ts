/** What prospecting a site takes, and how likely it succeeds with what a rocket carries. */

import type { CardId, SiteFacts, StackView } from "./types";

const FACES = 6;

/** The best unit for a site: one that can prospect it, else the one that comes nearest; null where there is none. */
export interface Outlook {
  able: "yes" | "no" | "none";
  card: CardId | null;
  isru: number;
  /** Percent. */
  odds: number;
}

export function outlook(site: SiteFacts, rocket: StackView | undefined): Outlook {
  const units = Object.entries(rocket?.units ?? {}).sort(([, a], [, b]) => a.isru - b.isru);
  const able = units.filter(([, { isru }]) => isru <= site.hydration).sort(([, a], [, b]) => b.rolls - a.rolls);
  const [card, { isru, rolls }] = able[0] ?? units[0] ?? [null, { isru: 0, rolls: 1 }];
  const faces = Math.min(FACES, site.size + (rocket?.assay?.[site.letter] ?? 0));
  const odds = Math.round(100 * (1 - (1 - faces / FACES) ** (able.length ? rolls : 1)));
  return { able: able.length ? "yes" : card ? "no" : "none", card, isru, odds };
}
