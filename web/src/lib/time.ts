/** Time in words and figures. */

import { say } from "./tongue.svelte";

const DAY = 86_400;

/** Seconds left, as on a clock; days and hours where there are days, to the nearest hour. */
export function clockFace(left: number): string {
  const seconds = Math.max(0, Math.round(left));
  if (seconds >= DAY) return inDays(Math.round(seconds / 3600));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function inDays(hours: number): string {
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return rest ? say("web-days-hours", { days, hours: rest }) : say("web-days", { days });
}

/** How long ago something was, in words. */
export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.round((at - now) / 60);
  if (Math.abs(minutes) < 60) return words.format(minutes, "minute");
  if (Math.abs(minutes) < 48 * 60) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}
