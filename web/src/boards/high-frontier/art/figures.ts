/** The title block of a patent: what stands in its labelled cells, three to a row. */

import type { CardDeck, RedBox, SideFacts } from "../types";

/** A cell: a label, signs, a figure; `wide` is how many columns it takes. `serves`: what is written there instead. */
export interface Cell {
  label?: string;
  icons?: string[];
  figure?: string;
  wide?: 1 | 2 | 3;
  serves?: string;
}

const FRACTIONS: Record<string, string> = { "1/2": "½", "1/3": "⅓", "1/4": "¼", "1/10": "⅒" };

/** The cells of a side, upper row first; each row is three wide. */
export function figuresOf(deck: CardDeck, side: SideFacts): Cell[][] {
  const { red } = side;
  if (red?.ends.length) return red.ends.map(([mass, hard, cooling], n) => [cools(n, cooling), weighs(mass), stands(hard)]);
  if (red?.supplies.length)
    return [
      [...gives(red), weighs(side.mass)],
      [needs(red, 2), stands(red.hard)],
    ];
  return [upper(deck, side), red && deck !== "crew" ? lowerInRed(side, red) : lower(deck, side)];
}

function upper(deck: CardDeck, side: SideFacts): Cell[] {
  if (side.thruster) return [...push(side), weighs(side.mass)];
  if (side.isru !== null) return [...platform(side), isru(side), weighs(side.mass)];
  return [{ label: "industry", icons: [deck], wide: 2 }, weighs(side.mass)];
}

function lower(deck: CardDeck, side: SideFacts): Cell[] {
  if (side.thruster) return side.isru === null ? drive(side) : tools(side);
  return [{ serves: side.platforms[0] ?? deck, wide: 3 }];
}

/** With the expansion cards need supports, and withstand radiation. */
function lowerInRed(side: SideFacts, red: RedBox): Cell[] {
  if (!side.thruster) return [needs(red, 2), stands(red.hard)];
  return [side.isru === null ? afterburn(side) : isru(side), needs(red, 1, side.thruster.solar), stands(red.hard)];
}

const weighs = (mass: number): Cell => ({ label: "mass", icons: ["mass"], figure: String(mass) });
const stands = (hard: number): Cell => ({ label: "rad", icons: ["rad"], figure: String(hard) });
const cools = (end: number, cooling: number): Cell => ({ label: end ? "heavy" : "light", icons: ["therm"], figure: String(cooling) });

function needs({ generator, reactor, therms }: RedBox, wide: 1 | 2, solar = false): Cell {
  const icons = [...(solar ? ["solar"] : []), ...generator, ...reactor, ...(therms ? ["therm"] : [])];
  if (!icons.length) return { label: "needs", serves: "nothing", wide };
  return { label: "needs", icons, wide, ...(therms > 1 && { figure: String(therms) }) };
}

/** What a support supplies, and how it changes thrust and consumption. */
function gives({ supplies, triangle, solar }: RedBox): Cell[] {
  const [thrust, fuel] = triangle ?? [0, "1"];
  const change = [thrust && `${thrust > 0 ? "+" : "−"}${Math.abs(thrust)}`, fuel !== "1" && `×${FRACTIONS[fuel] ?? fuel}`].filter(Boolean);
  const second: Cell = change.length
    ? { label: "push", figure: change.join(" ") }
    : solar
      ? { label: "solar", icons: ["solar"] }
      : { label: "push", figure: "–" };
  return [{ label: "gives", icons: supplies }, second];
}

function push({ thruster }: SideFacts): Cell[] {
  const { thrust, fuel, sail } = thruster!;
  return [
    { label: "thrust", icons: ["thrust"], figure: String(thrust) },
    { label: "fuel", icons: ["fuel"], figure: sail ? "–" : (FRACTIONS[fuel] ?? fuel) },
  ];
}

const afterburn = ({ thruster }: SideFacts): Cell => ({
  label: "afterburn",
  ...(thruster!.afterburn !== null && { icons: ["afterburn"] }),
  figure: String(thruster!.afterburn ?? "–"),
});

function drive(side: SideFacts): Cell[] {
  const { solar, sail } = side.thruster!;
  const power: Cell = solar ? { label: "solar", icons: ["solar"] } : { label: "power", serves: "itself" };
  return [afterburn(side), power, sail ? { label: "sail", icons: ["sail"] } : {}];
}

const isru = (side: SideFacts): Cell => ({ label: "isru", icons: ["isru"], figure: String(side.isru) });
const platform = (side: SideFacts): Cell[] => side.platforms.slice(0, 1).map((name) => ({ label: name, icons: [name] }));

function tools(side: SideFacts): Cell[] {
  return [isru(side), ...platform(side), afterburn(side)];
}
