/** What stands below the picture of a supercard, for the levels it is met at. */

import type { CardFacts, ContestFacts, SideName, SweepFacts } from "../types";
import { chip, COMPARED, figure, hitIn, hits, type Icon, sign, taken, TURN_FROM } from "./icons";

const NUMERALS = ["I", "II", "III", "IV"] as const;

/** What is printed on a supercard: in most cases a line for each of the four levels. */
export function superIcons(card: CardFacts): Icon[] {
  if (card.sweeps) return shower(card.sweeps);
  if (card.alerts) return card.alerts.flatMap((arrows, n) => levelLine(n, arrows.flatMap((arrow, m) => arrowIn(arrow, 72 + 54 * m, 226 + 33 * n)))); // prettier-ignore
  if (card.ranks) return [...fleetFrom(card.attacks ?? []), ...card.ranks.flatMap(({ strength, penalties }, n) => [...levelLine(n, [figure(`< ${strength}`, 80, 232 + 33 * n, 17)]), ...suffered(penalties, 122, 226 + 33 * n)])]; // prettier-ignore
  if (card.contests) return card.contests.flatMap((contest, n) => contestIn(contest, 18 + 108 * n));
  if (card.contraband) return raid(card);
  const [name, scale, left = 0] = FIGURED[card.type] ?? ["gt-burst", 0.4];
  const figures = card.pull ?? card.most ?? card.kept ?? card.survivors;
  if (!figures) return [chip(77, 240, 96), sign(name, 125, 260, scale)];
  return [chip(25, 240, 200), sign(name, 52 - left, 260, scale), figure(figures.join(" · "), 142, 267, 19)];
}

const ROUND: readonly SideName[] = ["front", "right", "rear", "left"];

/** From where the meteors come, and how they go round the ship: along one side, then on along the next. */
function shower(sweeps: readonly SweepFacts[]): Icon[] {
  const coming = (x: number) => hits(sweeps.map(({ side }) => ({ hit: "small-meteor", side })), x, 268); // prettier-ignore
  const [first, second] = sweeps;
  if (!first || !second || first.towards !== second.side) return coming(125);
  const onward = ROUND[(ROUND.indexOf(first.side) + 1) % 4] === second.side;
  const arrow = `gx-sweep${onward ? "" : "-back"} ${TURN_FROM[first.side]}`;
  return [...coming(92), chip(144, 242, 52, 52), { kind: "sign", name: "gr-rocket", x: 170, y: 268, scale: 0.45 }, { kind: "sign", name: arrow, x: 170, y: 268, scale: 0.34 }]; // prettier-ignore
}

/** At which sides cannons count in full: on the picture. */
function fleetFrom(attacks: readonly SideName[]): Icon[] {
  return [chip(18, 162, 12 + 25 * attacks.length, 26), ...attacks.map((side, n) => from(side, 36 + 25 * n, 175))];
}

/** What makes a unit of Robopolice plant a charge. */
const SEIZED: Record<string, [name: string, scale: number]> = {
  crew: ["gt-human", 0.75],
  batteries: ["gt-charge1", 0.6],
  goods: ["gt-good-yellow", 0.7],
};

/** From where a raid comes for each face of a die; then where its entrance is, who comes, and what he is after. */
function raid({ faces = [], dice = [], units = 1, contraband = "" }: CardFacts): Icon[] {
  const pairs = [0, 2, 4].flatMap((first, n): Icon[] => {
    const y = 211 + 33 * n;
    return [chip(17, y, 216, 30), sign(`gd-${first + 1}`, 66, y + 15, 0.42), sign(`gd-${first + 2}`, 98, y + 15, 0.42), from(faces[first]!, 160, y + 15)]; // prettier-ignore
  });
  const [sought, scale] = SEIZED[contraband] ?? ["gt-burst", 0.3];
  return [
    ...pairs,
    chip(17, 310, 216, 30),
    ...dice.map((die, n) => sign(`gd-${die}`, 66 + 32 * n, 325, 0.42)),
    ...[figure(`${units} ×`, 152, 331, 16), sign(sought, 184, 325, scale)],
  ];
}

/** Of what the figures of a card are, and how far its drawing stands beside its middle. */
const FIGURED: Record<string, [name: string, scale: number, left?: number]> = {
  black_hole: ["gc-i-engine", 1.05],
  nanobot_dust: ["gt-exposed", 1.1, 58],
  thick_stardust: ["gc-i-day", 1],
  plague: ["gt-human", 1],
  airborne_epidemic: ["gt-human", 1],
  core_leak: ["gt-charge1", 0.8],
  meltdown: ["gt-charge1", 0.8],
};

const levelLine = (n: number, icons: Icon[]): Icon[] => [chip(17, 211 + 33 * n, 216, 30), figure(NUMERALS[n]!, 38, 231 + 33 * n, 13), ...icons]; // prettier-ignore

/** A large meteor, and the die that is printed beside it. */
function arrowIn(said: string, x: number, y: number): Icon[] {
  const [side, die] = said.split(" ");
  return [...hitIn(`large ${side}`, true, x, y), ...(die ? [figure(die, x + 29, y + 5, 14)] : [])];
}

/** What is suffered, one after the other: "crew 3", "large left". */
function suffered(penalties: readonly string[], x: number, y: number, step = 52): Icon[] {
  return penalties.flatMap((said, n) => {
    const [what, much] = said.split(" ") as [string, string];
    const here = x + step * n;
    if (what === "crew") return [sign("gt-human", here, y, 0.65), figure(taken(Number(much)), here + 20, y + 5, 14)];
    if (what === "goods") return [sign("gt-good-yellow", here, y - 2, 0.6), figure(taken(Number(much)), here + 20, y + 5, 14)];
    if (what === "days") return [sign("gc-i-day", here, y, 0.62), figure(taken(Number(much)), here + 20, y + 5, 14)];
    return hitIn(said, false, here, y);
  });
}

/** A column of a Tactical Zone: what should be more than what, and what the lowest suffers at each level. */
function contestIn({ of, less, penalties }: ContestFacts, x: number): Icon[] {
  const [mine, theirs] = [COMPARED[of] ?? COMPARED.crew!, COMPARED[less] ?? COMPARED.crew!];
  return [
    ...[chip(x, 206, 104, 30), sign(mine[0], x + 26, 221, 0.7), figure(">", x + 52, 227, 17), sign(theirs[0], x + 78, 221, 0.7)],
    ...penalties.flatMap((lost, n) => [figure(NUMERALS[n]!, x + 12, 255 + 25 * n, 11), ...suffered(lost, x + 32, 251 + 25 * n, 45)]),
  ];
}

const from = (side: SideName, x: number, y: number): Icon => ({ kind: "sign", name: `gc-i-from ${TURN_FROM[side]}`, x, y, scale: 0.62 });
