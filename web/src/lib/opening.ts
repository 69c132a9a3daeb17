/** Opening a table and going there. */

import { api, request } from "./api";
import { go } from "./router.svelte";
import { session, someName } from "./session.svelte";

/** A table that begins at once: everybody who is needed sits already. */
export async function openTable(setup: Record<string, unknown>): Promise<void> {
  await session.somebody(someName());
  const { id } = await api.open(setup);
  const command = { id: crypto.randomUUID(), command: { do: "start", shuffle: false } };
  await request("POST", `/api/tables/${id}/commands`, command);
  go(`/tables/${id}`);
}
