/**
 * My tables, as they stand now: the server says when the list changes. How many wait for me stands in the title and on the app's
 * badge, and whoever is not looking is told by the browser.
 */

import { api } from "./api";
import { live } from "./live.svelte";
import { place } from "./router.svelte";
import { session } from "./session.svelte";
import { say } from "./tongue.svelte";
import type { TableCard } from "./wire";

const PAUSE = 700;

class Mine {
  tables = $state.raw<TableCard[] | null>(null);
  #asking = false;
  #again = false;

  /** Those that wait for me. */
  get waiting(): TableCard[] {
    return (this.tables ?? []).filter((table) => table.your_turn);
  }

  /** The table to go to next from here. */
  get next(): TableCard | null {
    return this.#elsewhere[0] ?? null;
  }

  /** How many wait beside the one that is looked at. */
  get others(): number {
    return this.#elsewhere.length;
  }

  get #elsewhere(): TableCard[] {
    const here = place.path.split("/")[2] ?? "";
    return this.waiting.filter((table) => table.id !== here);
  }

  /** Follows the list as long as somebody is there whose list it is. */
  follow(): () => void {
    const stop = live.mine(() => void this.look());
    void this.look();
    return () => {
      stop();
      this.tables = null;
    };
  }

  /** Once at a time; what changed meanwhile is looked at after a breath. */
  async look(): Promise<void> {
    this.#again = this.#asking;
    if (this.#asking) return;
    this.#asking = true;
    try {
      const found = await api.tables("mine");
      tellOf(this.tables, found);
      this.tables = found;
    } catch {
      // Out of reach, or signed out: the next word of the server tells.
    }
    await new Promise((done) => setTimeout(done, PAUSE));
    this.#asking = false;
    if (this.#again && session.person) void this.look();
  }
}

export const mine = new Mine();

/** What has begun to wait while nobody was looking at this page. */
function tellOf(before: TableCard[] | null, now: TableCard[]): void {
  if (!before || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const known = new Set(before.filter((table) => table.your_turn || table.invited_by).map(({ id }) => id));
  for (const table of now.filter(({ id, your_turn, invited_by }) => (your_turn || invited_by) && !known.has(id))) {
    const title = table.invited_by ? say("web-invited-by", { name: table.invited_by }) : say("web-your-turn");
    const about = { body: table.title, tag: table.id, icon: "/icon.svg", data: `/tables/${table.id}` };
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, about));
  }
}

/** The number on the app's icon. */
export function badge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
