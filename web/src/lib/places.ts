/** The seats of a table, in words. */

import { say } from "./tongue.svelte";
import type { Place } from "./wire";

/** What a bot is called at a table: by its level, and by its seat where there are several. */
export function botName(bot: string, seat: number): string {
  return say(`web-bot-${bot.split(":")[0]}`, { seat: seat + 1 });
}

/** How a bot differs from others of its level: `captain:4` tries four games out before each move. */
export function strengthOf(bot: string): string {
  const [, games] = bot.split(":");
  return games === undefined ? "" : say("web-bot-strength", { games: Number(games) });
}

export function nameOf(place: Place, seat: number): string {
  return place.name || (place.bot ? botName(place.bot, seat) : say("web-free-seat"));
}

export function namesOf(places: Place[]): string[] {
  return places.map(nameOf);
}
