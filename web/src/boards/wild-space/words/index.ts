/** Wild Space in words: names, card texts, moves, log lines and score items, from plain data alone. */

import { Asked } from "./asked";

export type { MoveInWords } from "./asked";

/** Everything Wild Space says in one language: names, what is printed, what is told, what is asked. */
export class WildSpaceWords extends Asked {}
