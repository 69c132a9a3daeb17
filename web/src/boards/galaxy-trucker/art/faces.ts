/** What stands on an adventure card: its band, its scene, and the icons from which it is understood. */

import type { BoxFacts, CardFacts, Hit, Loss } from "../types";
import { BANDS, PLOTS, SCENES, SUPERS } from "./emblems";
import { chip, COMPARED, days, figure, hitIn, hits, type Icon, sign, taken, TURN_FROM } from "./icons";
import { superIcons } from "./supercards";

const CHANCE = "#1f7360";
const ENEMY = "#93203a";
const HAZARD = "#a4511f";
const SPACE = "#2a5ca6";
const PLOT = "#6d2a7c";
const SUPER = "#2b2350";

type Face = [scene: string, band: string];

/** Cards that are understood from their icons. */
const DRAWN: Record<string, Face> = {
  meteoric_swarm: ["meteors", HAZARD],
  combat_zone: ["combat", HAZARD],
  stardust: ["stardust", HAZARD],
  epidemic: ["epidemic", HAZARD],
  sabotage: ["sabotage", HAZARD],
  pirates: ["pirates", ENEMY],
  smugglers: ["smugglers", ENEMY],
  slavers: ["slavers", ENEMY],
  open_space: ["space", SPACE],
  planets: ["planets", CHANCE],
  abandoned_ship: ["wreck", CHANCE],
  abandoned_station: ["station", CHANCE],
};

/** Bonus cards, each with a scene of its own and its sentence beside it. */
const BONUS: Record<string, string> = {
  bureaucracy: HAZARD,
  robosmokeys: ENEMY,
  space_billiards: HAZARD,
  junkyard: CHANCE,
  star_depot: CHANCE,
};

/** Whether a card is understood from its icons alone. */
export const speaksInIcons = (card: CardFacts) => card.type in DRAWN;
/** Whether its sentence is to be told beside it: its icons do not say all, and it does not stand on the card itself. */
export const needsWords = (card: CardFacts) => !speaksInIcons(card) && iconsOf(card).length > 0;

export const LEVELS = ["", "I", "II", "III"] as const;

/** How a card looks above its icons: its band, its picture, the emblem on it where that is what tells it from others; supercards wear gold. */
export interface CardFace {
  scene: string;
  band: string;
  emblem?: { name: string; x: number; y: number };
  gold?: boolean;
}

export function faceOf({ type }: CardFacts): CardFace {
  const emblem = PLOTS[type];
  if (emblem) return { scene: "gx-s-evil", band: PLOT, emblem: { name: `gx-e-${emblem}`, x: 111, y: 80 } };
  const wide = SUPERS[type];
  if (wide) return { scene: wide, band: BANDS[wide] ?? SUPER, gold: true };
  if (type in BONUS) return { scene: `gx-s-${SCENES[type]}`, band: BONUS[type]! };
  const [scene, band] = DRAWN[type] ?? ["space", SPACE];
  return { scene: `gc-s-${scene}`, band };
}

/** Everything below the picture. */
export function iconsOf(card: CardFacts): Icon[] {
  if (card.boxes) return card.boxes.flatMap((box, n) => boxIn(box, 211 + 33 * n));
  if (card.rows) return card.rows.flatMap((row, n) => rowIn(row, n, 211 + 33 * n));
  if (card.type in SUPERS) return superIcons(card);
  if (!speaksInIcons(card)) return figures(card);
  if (card.meteors.length) return hits(card.meteors, 125, 268);
  if (card.lines.length) return card.lines.flatMap(({ lowest, loss }, n) => line(lowest, loss, 216 + 40 * n));
  if (card.planets.length) return planets(card);
  if (card.strength) return enemy(card);
  if (card.type === "open_space") return [chip(55, 240, 140), sign("gc-i-engine", 90, 260, 1.15), sign("gc-i-day", 158, 260, 1)];
  if (card.loss.crew) return wreck(card);
  if (card.goods.length) return station(card);
  if (card.type === "stardust") return [chip(55, 240, 140), sign("gt-exposed", 36, 258, 1.2), sign("gc-i-day", 158, 260, 1)];
  if (card.type === "epidemic") return [chip(55, 240, 140), sign("gc-germ", 92, 260, 0.5), sign("gt-human", 158, 262, 1)];
  return [chip(77, 240, 96), sign("gt-burst", 125, 260, 0.42)];
}

/** What a card of which no more is drawn has figures of: who comes, what it takes, what it brings; three in a row. */
function figures(card: CardFacts): Icon[] {
  const coming = [...card.meteors, ...card.loss.shots];
  const told: [sprite: string, scale: number, text: string][] = [
    ["gt-credit", 1, card.credits ? String(card.credits) : (card.prizes ?? []).join(" ")],
    ["gc-i-day", 0.9, card.gain_days ? `+${card.gain_days}` : card.days ? String(card.days) : ""],
    ["gt-human", 0.95, card.astronauts ? `+${card.astronauts}` : ""],
    ["gt-charge1", 0.8, card.batteries ? taken(card.batteries) : ""],
    ["gt-good-yellow", 0.85, card.loss.goods ? taken(card.loss.goods) : ""],
    ["gt-number", 0.8, card.components ? String(card.components) : ""],
  ];
  const chips = told.filter(([, , text]) => text);
  const across = chips.length > 3 ? 2 : 3; // more stand in rows of two
  const top = coming.length ? 296 : chips.length > across ? 232 : 250;
  return [
    ...hits(coming, 125, chips.length ? 246 : 268),
    ...chips.flatMap(([name, scale, text], n) => {
      const wide = Math.min(190, 66 + 13 * Math.max(0, text.length - 2));
      const beside = Math.min(across, chips.length - (n - (n % across)));
      const x = 125 + 74 * ((n % across) - (beside - 1) / 2) - wide / 2;
      const y = top + 48 * Math.floor(n / across);
      return [chip(x, y, wide), sign(name, x + 20, y + 20, scale), figure(text, x + 38, y + 27, 19, true)];
    }),
  ];
}

/** A box of a junkyard: the price, then what it brings. */
function boxIn(box: BoxFacts, y: number): Icon[] {
  const middle = y + 15;
  const amounts = (told: [sprite: string, count: number, text: string][], x: number): Icon[] => told.filter(([, count]) => count)
      .flatMap(([name, , text], n) => [sign(name, x + 44 * n, middle, name === "gt-charge1" ? 0.5 : 0.62), figure(text, x + 10 + 44 * n, middle + 5, 14, true)]); // prettier-ignore
  const hits = [...box.shots.map((hit) => [hit, false] as const), ...box.meteors.map((hit) => [hit, true] as const)];
  const gets = amounts(
    [
      ["gt-human", box.astronauts, `+${box.astronauts}`],
      ["gt-charge1", box.charges, `+${box.charges}`],
      ["gc-i-day", box.gain_days, `+${box.gain_days}`],
      ["gt-credit", box.credits, String(box.credits)],
    ],
    154,
  );
  const beside = 150 + 22 * gets.length;
  return [
    chip(17, y, 216, 30),
    ...hits.flatMap(([hit, meteor], n) => hitIn(hit, meteor, 32 + 27 * n, middle)),
    ...amounts([["gt-human", box.crew, taken(box.crew)], ["gt-charge1", box.batteries, taken(box.batteries)]], 36), // prettier-ignore
    figure("→", 137, middle + 5, 15),
    ...gets,
    ...goods(box.goods, beside + 4, middle - 1, 0.5, Math.min(15, 74 / box.goods.length)),
  ];
}

/** A row of meteors in Space Billiards. */
function rowIn(row: string[], n: number, y: number): Icon[] {
  return [chip(17, y, 216, 30), figure(n + 1, 36, y + 21, 16), ...row.flatMap((hit, m) => hitIn(hit, true, 72 + 42 * m, y + 15))];
}

function goods(cubes: readonly string[], x: number, y: number, scale: number, step: number): Icon[] {
  return cubes.map((good, n): Icon => ({ kind: "good", good, x: x + n * step, y, scale }));
}

function planets({ planets, days: cost }: CardFacts): Icon[] {
  const high = planets.length > 3 ? 29 : 37;
  const rows = planets.flatMap((cubes, n) => {
    const y = 212 + n * high;
    const step = Math.min(30, 118 / Math.max(1, cubes.length - 0.5));
    return [
      chip(20, y, 164, high - 3),
      figure(n + 1, 36, y + high / 2 + 4, 16),
      ...goods(cubes, 62, y + high / 2 - 2, high > 30 ? 0.85 : 0.72, step),
    ];
  });
  return [...rows, ...days(cost, 202, 266)];
}

function wreck(card: CardFacts): Icon[] {
  return [
    ...[chip(20, 226, 96), sign("gt-human", 48, 247, 1.05), figure(taken(card.loss.crew), 86, 254)],
    ...[chip(134, 226, 96), sign("gt-credit", 164, 246, 1.1), figure(card.credits, 200, 254)],
    ...[chip(77, 288, 96), ...days(card.days, 113, 308)],
  ];
}

function station(card: CardFacts): Icon[] {
  const step = Math.min(30, 180 / card.goods.length);
  return [
    ...[chip(20, 222, 96), sign("gt-human", 48, 243, 1.05), figure(card.crew, 86, 250)],
    ...[chip(134, 222, 96), ...days(card.days, 164, 242)],
    ...[chip(20, 286, 210), ...goods(card.goods, 125 - ((card.goods.length - 1) * step) / 2, 305, 0.9, step)],
  ];
}

function enemy(card: CardFacts): Icon[] {
  const won = card.goods.length
    ? goods(card.goods, 40, 311, 0.78, Math.min(27, 118 / card.goods.length))
    : [sign("gt-credit", 48, 312, 1.1), figure(card.credits, 66, 319, 20, true)];
  return [
    ...[chip(20, 222, 84), sign("gc-i-cannon", 44, 242, 1.05), figure(card.strength, 80, 250, 24)],
    ...punishment(card.loss, 172, 248),
    ...[chip(20, 292, 210), ...won, ...days(card.days, 188, 312)],
  ];
}

function punishment(loss: Loss, x: number, y: number): Icon[] {
  if (loss.shots.length > 3) return [chip(x - 60, y - 33, 122, 72), ...loss.shots.flatMap((hit, n) => shot(hit, x - 39 + 40 * (n % 3), y - 14 + 34 * Math.floor(n / 3), 1.1))]; // prettier-ignore
  if (loss.shots.length) return hits(loss.shots, x, y, 3);
  const what = loss.crew ? sign("gt-human", x - 22, y - 3, 1.05) : sign("gt-good-yellow", x - 22, y - 6, 0.9);
  return [chip(x - 50, y - 26, 104), what, figure(taken(loss.crew || loss.goods), x + 20, y + 2)];
}

/** A line of a combat zone: whoever has the least of this suffers that. */
function line(lowest: string, loss: Loss, y: number): Icon[] {
  const [name, scale] = COMPARED[lowest] ?? COMPARED.crew!;
  const what = [chip(20, y, 210, 36), sign(name, 40, y + 18, scale), figure("min →", 62, y + 24, 15, true)];
  if (loss.shots.length) {
    const many = loss.shots.length > 3; // each above its arrow
    const step = many ? Math.min(22, 104 / loss.shots.length) : 30;
    return [
      ...what,
      ...loss.shots.flatMap((hit, n) => (many ? shotAbove(hit, 128 + step * n, y + 18) : shot(hit, 132 + step * n, y + 18))),
    ];
  }
  if (loss.days) return [...what, ...days(loss.days, 142, y + 18)];
  const lost = loss.crew ? sign("gt-human", 142, y + 19, 0.9) : sign("gt-good-yellow", 142, y + 17, 0.8);
  return [...what, lost, figure(taken(loss.crew || loss.goods), 162, y + 26, 19, true)];
}

function shot({ hit, side }: Hit, x: number, y: number, large = 1): Icon[] {
  const size = large * (hit.startsWith("large") ? 0.85 : 0.55);
  return [sign("gc-bolt", x - 5, y, size), { kind: "sign", name: `gc-i-from ${TURN_FROM[side]}`, x: x + 8, y, scale: 0.5 * large }];
}

function shotAbove({ hit, side }: Hit, x: number, y: number): Icon[] {
  const large = hit.startsWith("large");
  return [sign("gc-bolt", x, y - 6, large ? 0.62 : 0.4), { kind: "sign", name: `gc-i-from ${TURN_FROM[side]}`, x, y: y + 10, scale: 0.4 }];
}
