/** Cards as positions and views name them. */

import type { CardId, CardName } from "./types";

/** The card alone, without the star that says its black side is up. */
export const bare = (name: CardName): CardId => name.replace("*", "");
