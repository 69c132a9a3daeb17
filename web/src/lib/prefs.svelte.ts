/** What a person prefers on this device. */

const KEY = "perihelion";

interface Kept {
  language: "en" | "fr";
  theme: "dark" | "light" | "system";
  sound: boolean;
  motion: boolean;
}

function kept(): Kept {
  const usual: Kept = {
    language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: "system",
    sound: true,
    motion: true,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const prefs = $state(kept());

/** Keeps what was chosen, and shows it. */
export function keepPrefs(): void {
  localStorage.setItem(KEY, JSON.stringify(prefs));
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const root = document.documentElement;
  root.dataset.theme = prefs.theme === "system" ? (light ? "light" : "dark") : prefs.theme;
  root.dataset.motion = prefs.motion ? "on" : "off";
  root.lang = prefs.language;
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  return prefs.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
