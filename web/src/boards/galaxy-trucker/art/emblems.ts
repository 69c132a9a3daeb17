/** What is drawn of the expansions: the scenes of their cards, and the emblems by which machinations and roads are known. */

import type { TruckerTable } from "../types";

/** Drawings that are fetched when something in play needs them; Missions borrow some of The Big Expansion. */
export const BROUGHT = {
  expansions: ["new-technologies", "bonus-cards", "evil-machinations", "rough-roads", "ship-classes", "missions"],
  missions: ["missions"],
} as const;
/** What is in the pictures of cards: fetched when one is drawn. */
const PICTURED = { scenes: "players", supers: "missions" } as const;
export type Brought = keyof typeof BROUGHT | keyof typeof PICTURED;

const among = <Name extends string>(brought: Record<Name, unknown>) => Object.keys(brought) as Name[];

/** Which of them this table needs, and which more once a card is drawn. */
export const needs = (table: TruckerTable, pictured = false): Brought[] => [
  ...among(BROUGHT).filter((drawings) => BROUGHT[drawings].some((part) => part in table)),
  ...among(PICTURED).filter((drawings) => pictured && PICTURED[drawings] in table),
];

/** Bonus cards: each a scene of its own. */
export const SCENES: Record<string, string> = {
  bureaucracy: "desk",
  robosmokeys: "smokey",
  space_billiards: "billiards",
  junkyard: "junk",
  star_depot: "depot",
};

/** Supercards: their scenes; special events have those of their smaller kin. */
export const SUPERS: Record<string, string> = {
  meteor_shower: "gx-s-shower",
  meteor_alert: "gx-s-alert",
  black_hole: "gx-s-hole",
  pirate_fleet: "gx-s-fleet",
  robber_fleet: "gx-s-fleet",
  slaver_fleet: "gx-s-fleet",
  tactical_zone: "gx-s-tactics",
  nanobot_dust: "gc-s-stardust",
  thick_stardust: "gc-s-stardust",
  plague: "gc-s-epidemic",
  airborne_epidemic: "gc-s-epidemic",
  core_leak: "gc-s-sabotage",
  meltdown: "gc-s-sabotage",
  robopolice_raid: "gx-s-police",
};

/** The bands of supercards, by scene. */
export const BANDS: Record<string, string> = {
  "gx-s-shower": "#c8602a",
  "gx-s-alert": "#c23a34",
  "gx-s-hole": "#7a4ad0",
  "gx-s-fleet": "#b3263a",
  "gx-s-tactics": "#2f9a94",
  "gx-s-police": "#3f74d8",
};

/** Machinations: whoever plots, and under the hat what it is about. */
export const PLOTS: Record<string, string> = {
  system_test: "test",
  traffic_jam: "queue",
  ambush: "rear",
  junker_for_sale: "gavel",
  stranded_ship: "rescue",
  tailgaters: "tail",
  pile_up: "crash",
  toll_gate: "gate",
  customs_raid: "customs",
  speed_trap: "speed",
  weigh_station: "weight",
  drag_net: "net",
  power_leak: "leak",
  shore_leave: "leave",
  cargo_thieves: "thief",
  minefield: "mine",
  crossfire: "cross",
  boarding_party: "board",
  slow_lane: "snail",
  shortcut: "short",
  magnetic_reef: "magnet",
  prize_money: "prize",
  homesick_aliens: "home",
  wide_open_space: "wide",
};

/** Rough Roads: a sign beside the road. */
const ROADS: Record<string, string> = {
  stiff_competition: "tail",
  engine_envy: "envy",
  space_junk: "junk",
  deja_vu: "twice",
  cosmic_psychosis: "mad",
  metal_fatigue: "fatigue",
  bum_batteries: "leak",
  meteoric_inversion: "flip",
  tough_trip: "tough",
  remorseless_fate: "fate",
  piercing_projectiles: "pierce",
  union_ship: "union",
  explosive_goods: "blast",
  explosive_batteries: "cell",
  infected_goods: "germ",
  sommersault: "turn",
  defective_connectors: "joint",
  made_to_order: "order",
  dead_zone: "off",
  nasty_surprise: "gift",
  paranoid_locals: "locals",
  big_baddies: "skull",
  bad_luck: "luck",
  panic: "panic",
  personalized_cabins: "moved",
};
const UNKNOWN = "gift"; // of a road that a pack brings along

export const signOf = (road: string): string => `gx-e-${ROADS[road] ?? UNKNOWN}`;
