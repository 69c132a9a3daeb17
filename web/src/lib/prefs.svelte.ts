/** What a person prefers on this device. */

import { MediaQuery } from "svelte/reactivity";

import type { Tempo } from "../motion/plan";

const KEY = "perihelion";

interface Kept {
  language: "en" | "fr";
  theme: "dark" | "light" | "system";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  motion: Tempo | "off";
  /** Whether single letters and figures do something at a table. */
  shortcuts: boolean;
}

function kept(): Kept {
  const usual: Kept = {
    language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: "system",
    sound: true,
    volume: 0.5,
    motion: "normal",
    shortcuts: true,
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const motion = typeof found.motion === "string" ? found.motion : usual.motion; // it was a yes or no once
    return { ...usual, ...found, motion };
  } catch {
    return usual;
  }
}

export const prefs = $state(kept());

const systemIsLight = new MediaQuery("(prefers-color-scheme: light)");

/** The colours that are shown: those chosen, or the system's as it is now. */
export function shownTheme(): "dark" | "light" {
  return prefs.theme === "system" ? (systemIsLight.current ? "light" : "dark") : prefs.theme;
}

/** From the colours of the night to those of the day, and back. */
export function turnTheme(): void {
  prefs.theme = shownTheme() === "dark" ? "light" : "dark";
}

/** What is chosen in another tab is chosen here. */
addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(prefs, kept());
});

/** Keeps what was chosen, and shows it. */
export function keepPrefs(): void {
  localStorage.setItem(KEY, JSON.stringify(prefs));
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  root.dataset.motion = prefs.motion;
  root.lang = prefs.language;
}

/** How fast things move on the screen; null where they do not. */
export function tempo(): Tempo | null {
  const still = prefs.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still || document.hidden ? null : (prefs.motion as Tempo);
}
