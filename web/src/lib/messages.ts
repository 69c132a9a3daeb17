/** What goes over the socket. */

import type { Change, Refusal, TableState, Update } from "./wire";

export type FromServer =
  | Update
  | Change
  | { type: "present"; table: string; seats: number[] }
  | { type: "done"; id: string; table: string; sequence: number }
  | ({ type: "refused"; id: string | null; table: string | null; message: string } & Refusal)
  | { type: "mine" }
  | { type: "pong" };

/** An update of what stood before and what is different now; parts that are not told stay as they were. */
export function changed(before: TableState, { state, view, ...rest }: Change): Update {
  const now = { ...before, ...state } as TableState;
  const seen = now.view && ({ ...now.view, ...view } as TableState["view"]);
  return { ...rest, type: "update", state: { ...now, view: seen } };
}
