/** The colours of the drawings. None of them stands alone: every fact has a shape as well. */

import type { AnyAnimal, AnyJob, CardType } from "../types";

export const INK = "#0c1020";

/** A seat's colour; its shuttles have wings and an emblem of that name too. */
export const SEATS = [
  { name: "blue", hue: "#4d8df0" },
  { name: "green", hue: "#3fae66" },
  { name: "yellow", hue: "#e3bb38" },
  { name: "red", hue: "#d9514a" },
  { name: "orange", hue: "#ea8636" },
] as const;

export const JOBS: Record<AnyJob, string> = {
  military: "#b5443a",
  pilot: "#2f7fc4",
  botanist: "#3f8f45",
  mechanic: "#c4741c",
  programmer: "#7454bb",
  scientist: "#178c8c",
  wild: "#c2487f",
};

export const TYPES: Record<CardType, string> = { specialist: "#2b5fb4", emissary: "#a8283f", robot: "#23774c", captain: "#b07d22" };

/** Whom a card shows. */
export type Kind = AnyAnimal | "robot" | "alien";

/** Behind a portrait: one sky for each species, so that a row of bears hangs together. */
export const SKIES: Record<Kind, string> = {
  bear: "#8a4a3a",
  lizard: "#2f6f66",
  monkey: "#7a6a2c",
  octopus: "#6a3a80",
  owl: "#2d4f9c",
  rhino: "#4d6076",
  robot: "#2b4a55",
  alien: "#1c5a63",
  wild: "#1c5a63",
};

export const FURS: Record<Kind, string> = {
  bear: "#d08a4a",
  lizard: "#63bd72",
  monkey: "#b0764a",
  octopus: "#ee8abc",
  owl: "#8494ec",
  rhino: "#a9b8c6",
  robot: "#9fc7b4",
  wild: "#ffd27a",
  alien: "#6fe0cf",
};

/** A globe: its ground, what lies on it from the bottom up, what stands around it. */
export interface Look {
  ground: string;
  parts: readonly (readonly [part: string, colour: string])[];
  around?: "ring" | "spikes";
  ring?: string;
}

const WHITE = "#fff";

/** How planets look; those of one place look alike on both sides. */
export const LOOKS: Record<string, Look> = {
  "PL-H1": {
    ground: "#2f8fb8",
    parts: [
      ["land", "#58b98a"],
      ["clouds", WHITE],
    ],
    around: "ring",
    ring: "#cfe6f2",
  },
  "PL-H2": {
    ground: "#d08a48",
    parts: [
      ["bands", "#b4652f"],
      ["lights", WHITE],
    ],
  },
  "PL-3A": {
    ground: "#3f8f58",
    parts: [
      ["land", "#7cc258"],
      ["domes", WHITE],
    ],
  },
  "PL-3B": {
    ground: "#6fa9e0",
    parts: [
      ["storm", "#a9d4f5"],
      ["clouds", WHITE],
    ],
  },
  "PL-3C": {
    ground: "#b1503f",
    parts: [
      ["craters", "#8d3a31"],
      ["grid", "#f0b08a55"],
    ],
  },
  "PL-6A": {
    ground: "#4a3a42",
    parts: [
      ["craters", "#372a34"],
      ["cracks", "#ff7a2a"],
    ],
  },
  "PL-6B": {
    ground: "#3c5fae",
    parts: [
      ["grid", "#7fd0ee88"],
      ["storm", "#8fe7dd99"],
    ],
  },
  "PL-6C": {
    ground: "#8457b8",
    parts: [
      ["bands", "#a678d6"],
      ["lights", WHITE],
    ],
    around: "ring",
    ring: "#f2cf7a",
  },
  "PL-9A": { ground: "#c65a9a", parts: [["facets", WHITE]] },
  "PL-9B": {
    ground: "#7d93b0",
    parts: [
      ["craters", "#5f7695"],
      ["caps", WHITE],
    ],
  },
  "PL-AF": {
    ground: "#2a8d8a",
    parts: [
      ["facets", WHITE],
      ["land", "#1f6f7488"],
    ],
    around: "spikes",
  },
  "PL-AB": {
    ground: "#1f7a93",
    parts: [
      ["facets", WHITE],
      ["land", "#17607488"],
    ],
    around: "spikes",
  },
};

export const HOSTILE: Look = {
  ground: "#6a3f6e",
  parts: [
    ["craters", "#55305c"],
    ["storm", "#8a5590"],
  ],
};
