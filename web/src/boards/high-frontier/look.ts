/** How the pieces look: a colour and a letter each, so that colour never stands alone. */

export interface Look {
  hue: string;
  letter: string;
}

export const FACTIONS: Record<string, Look> = {
  UN: { hue: "#b48cf2", letter: "U" },
  NASA: { hue: "#f2f4fb", letter: "N" },
  PRC: { hue: "#ff7a70", letter: "P" },
  ESA: { hue: "#7fd68f", letter: "E" },
  SHIMIZU: { hue: "#ffab52", letter: "S" },
  ORION2: { hue: "#8fd3ff", letter: "O" },
};
const ANYBODY: Look = { hue: "#9fb0ba", letter: "?" };

export const factionLook = (faction: string): Look => FACTIONS[faction] ?? ANYBODY;

export const ZONES: Record<string, string> = {
  Mercury: "#5a3a2a",
  Venus: "#53452b",
  Earth: "#1f4a52",
  Mars: "#4d2c30",
  Ceres: "#33324f",
  Jupiter: "#403a2c",
  Saturn: "#2c3a40",
};

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

export const KINDS: Record<string, { icon: string; hue: string }> = {
  thruster: { icon: "rocket-thruster", hue: "#ff9a6b" },
  robonaut: { icon: "tracked-robot", hue: "#8fb7ff" },
  refinery: { icon: "refinery", hue: "#c9b26b" },
  generator: { icon: "refinery", hue: "#f0d25a" },
  reactor: { icon: "refinery", hue: "#7fd6a0" },
  radiator: { icon: "refinery", hue: "#ff8f8f" },
  crew: { icon: "astronaut-helmet", hue: "#dfe6f7" },
};

export const PLATFORMS: Record<string, string> = { raygun: "laser-turret", buggy: "jeep", missile: "missile-pod" };
