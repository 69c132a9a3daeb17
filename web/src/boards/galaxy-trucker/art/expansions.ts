/** What is drawn of The Big Expansion: the scenes of its cards, and the emblems by which machinations and roads are known. */

import type { TruckerTable } from "../types";

const PARTS = ["new-technologies", "bonus-cards", "evil-machinations", "rough-roads", "ship-classes"] as const;

/** Whether anything is in play for which its drawings are needed. */
export const needsMore = (table: TruckerTable): boolean => PARTS.some((part) => part in table);

/** Bonus cards: each a scene of its own. */
export const SCENES: Record<string, string> = {
  bureaucracy: "desk",
  robosmokeys: "smokey",
  space_billiards: "billiards",
  junkyard: "junk",
  star_depot: "depot",
};

/** Supercards: the scenes of their smaller kin. */
export const SUPERS: Record<string, string> = {
  meteor_shower: "meteors",
  meteor_alert: "meteors",
  black_hole: "space",
  pirate_fleet: "pirates",
  robber_fleet: "smugglers",
  slaver_fleet: "slavers",
  tactical_zone: "combat",
  nanobot_dust: "stardust",
  thick_stardust: "stardust",
  plague: "epidemic",
  airborne_epidemic: "epidemic",
  core_leak: "sabotage",
  meltdown: "sabotage",
  robopolice_raid: "sabotage",
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
