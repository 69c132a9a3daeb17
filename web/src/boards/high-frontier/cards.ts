/** Cards as positions and views name them. */

import type { CardId, CardName } from "./types";

/** The card alone, without what says which side is up and how it is turned. */
export const bare = (name: CardName): CardId => name.replace(/[*/].*/, "");
