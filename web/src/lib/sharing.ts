/** Passing links on: by the device's own way of sharing, else by the clipboard. */

import { api } from "./api";
import { copy } from "./clipboard";
import { notices } from "./notices.svelte";
import { say } from "./tongue.svelte";
import type { TableCard } from "./wire";

/** A link to a table; its secret stands after the #, where no server on the way sees it, and its code says where it leads. */
export async function linkTo(table: string, kind: "join" | "watch"): Promise<string> {
  const { secret, code } = await api.link(table, kind);
  return `${location.origin}/join/${code}#${secret}`;
}

/** The address of a moment of a game; where it is none of everybody's business, with what opens it. */
export function momentAddress(table: string, at: number, opens: { secret: string; code: string } | null): string {
  const by = opens?.code ? `&by=${opens.code}` : "";
  return `${location.origin}/tables/${table}/replay?at=${at}${by}#${at}${opens ? `.${opens.secret}` : ""}`;
}

/** The address by which a stranger sees a table: how it ended, or how it goes on. */
export async function tableAddress(table: TableCard): Promise<string> {
  if (table.public) return `${location.origin}/tables/${table.id}`;
  if (table.status !== "over") return linkTo(table.id, "watch");
  const { secret, code } = await api.link(table.id, "replay");
  return `${location.origin}/tables/${table.id}/replay?by=${code}#end.${secret}`;
}

/** The device's own way of sharing; false where it did not open. Whoever closed it without sharing has seen it. */
async function offered(about: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  return navigator.share(about).then(
    () => true,
    (why: unknown) => why instanceof DOMException && why.name === "AbortError",
  );
}

/** Whether this device passes pictures on. */
export const sharesPictures = (): boolean => navigator.canShare?.({ files: [new File([], "picture.png", { type: "image/png" })] }) ?? false;

/** Passes a picture on by the device's own way. */
export async function sharePicture(picture: File, title: string): Promise<void> {
  await offered({ files: [picture], title });
}

/** Shares what an address leads to, and says where it went; whether it is on the clipboard now. */
export async function share(address: () => Promise<string>, title: string): Promise<boolean> {
  const url = await notices.trying(address);
  if (!url) return false;
  if (matchMedia("(pointer: coarse)").matches && (await offered({ title, url }))) return false;
  const copied = await copy(url);
  notices.tell(copied ? say("web-link-copied") : say("web-link-here", { link: url }));
  return copied;
}
