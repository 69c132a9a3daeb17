/** What goes over the socket. */

import type { Refusal, Update } from "./wire";

export type FromServer =
  | Update
  | { type: "present"; table: string; seats: number[] }
  | { type: "done"; id: string; table: string; sequence: number }
  | ({ type: "refused"; id: string | null; table: string | null; message: string } & Refusal)
  | { type: "pong" };

export type Command = { do: string } & Record<string, unknown>;
