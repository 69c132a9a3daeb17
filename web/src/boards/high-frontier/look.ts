/** How the pieces look: a colour and a letter each, so that colour never stands alone. */

export interface Look {
  hue: string;
  letter: string;
  /** What its pieces are painted with. */
  paint: string;
}

export const FACTIONS: Record<string, Look> = {
  UN: { hue: "#b48cf2", letter: "U", paint: "#a276ea" },
  NASA: { hue: "#f2f4fb", letter: "N", paint: "#eef2fa" },
  PRC: { hue: "#ff7a70", letter: "P", paint: "#e0524a" },
  ESA: { hue: "#7fd68f", letter: "E", paint: "#43b56c" },
  SHIMIZU: { hue: "#ffab52", letter: "S", paint: "#f0903c" },
  ORION2: { hue: "#8fd3ff", letter: "O", paint: "#5fa8d8" },
};
const ANYBODY: Look = { hue: "#9fb0ba", letter: "?", paint: "#7d8a99" };

export const factionLook = (faction: string): Look => FACTIONS[faction] ?? ANYBODY;

export const TYPES: Record<string, string> = {
  C: "#5b6b7d",
  M: "#b07a3c",
  S: "#a9506a",
  V: "#4d8a5a",
  D: "#4a6fc0",
};

export const ROUTES: Record<string, string> = {
  red: "#ff6b5e",
  orange: "#ff9d4d",
  yellow: "#f6d95c",
  green: "#6fd087",
  blue: "#5fa8ff",
  indigo: "#7d7df2",
  violet: "#c58cff",
};
