/** What a deal can be made of: the things somebody has to give. */

import type { Seat } from "$lib/types";

import { bare } from "./cards";
import { stacksOf } from "./stacks";
import type { CardId, CardName, Facts, FrontierTable, SpaceId } from "./types";

export const KINDS = ["water", "claim", "factory", "card", "hand", "cargo", "fuel", "beam", "leave", "passage", "promise"] as const;
export type Kind = (typeof KINDS)[number];

/** What somebody gives somebody. */
export interface Part {
  from: Seat;
  to: Seat;
  what: Kind;
  card?: CardId;
  site?: SpaceId;
  amount?: number;
  words?: string;
}

/** A kind of gift: one of several things, so many of a thing, a promise in words, or nothing more to be said. */
export type Gift =
  | { what: Kind; field: "card" | "site"; choices: string[] }
  | { what: Kind; field: "amount"; most: number }
  | { what: Kind; field: "words" | null };

/** Everything a seat could offer at this table now. */
export function giftsOf(giver: Seat, table: FrontierTable, facts: Facts): Gift[] {
  const kinds = table.players[giver]!.rights.power ? KINDS : KINDS.filter((what) => what !== "beam");
  return kinds.map((what) => gift(what, giver, table, facts)).filter(isThere);
}

function isThere(gift: Gift): boolean {
  if (gift.field === "amount") return gift.most > 0;
  return gift.field === "card" || gift.field === "site" ? gift.choices.length > 0 : true;
}

function gift(what: Kind, giver: Seat, table: FrontierTable, facts: Facts): Gift {
  const { water, hand, stacks } = table.players[giver]!;
  const white = (cards: CardName[]) => cards.filter((card) => card === bare(card));
  const patents = (cards: CardName[]) => white(cards).filter((card) => !(card in facts.factions));
  const sites = (meant: (cubes: number) => boolean) =>
    Object.entries(table.claims).flatMap(([site, { owner, cubes }]) => (owner === giver && meant(cubes) ? [site] : []));
  const rockets = table.active === giver ? stacksOf(stacks, "rocket").map(({ stack }) => stack) : [];
  const outposts = stacksOf(stacks, "outpost").map(({ stack }) => stack.place);
  switch (what) {
    case "water":
      return { what, field: "amount", most: water };
    case "fuel":
      return { what, field: "amount", most: (table.active === giver && stacks.rocket?.tanks) || 0 };
    case "claim":
      return { what, field: "site", choices: sites((cubes) => cubes === 0) };
    case "factory":
      return { what, field: "site", choices: sites((cubes) => cubes > 0) };
    case "leave":
      return { what, field: "site", choices: [...new Set([...sites(() => true), ...outposts])] };
    case "hand":
      return { what, field: "card", choices: patents(hand) };
    case "cargo":
      return { what, field: "card", choices: patents(rockets.flatMap(({ cards }) => cards)) };
    case "card":
      return { what, field: "card", choices: white(Object.values(stacks).flatMap((stack) => (stack?.place === "LEO" ? stack.cards : []))) };
    case "promise":
      return { what, field: "words" };
    default:
      return { what, field: null };
  }
}

/** What is still owed from deals, each as the part of a deal that it was. */
export function owed({ pacts }: FrontierTable): Part[] {
  return pacts.map(({ kind: what, giver: from, taker: to, about }) => {
    if (!about) return { from, to, what };
    return what === "promise" ? { from, to, what, words: about } : { from, to, what, site: about };
  });
}

/** What is wrong with what was said of a gift: the field that is empty or holds something else than it asks for. */
export function faultOf(gift: Gift, said: string): Gift["field"] {
  const fits = () => {
    switch (gift.field) {
      case "amount":
        return Number.isInteger(Number(said)) && Number(said) >= 1 && Number(said) <= gift.most;
      case "card":
      case "site":
        return gift.choices.includes(said);
      case "words":
        return said.trim() !== "";
      case null:
        return true;
    }
  };
  return fits() ? null : gift.field;
}

/** A part of the deal from what was chosen in a form. */
export function partOf(gift: Gift, from: Seat, to: Seat, said: string): Part {
  const part = { from, to, what: gift.what };
  if (gift.field === null) return part;
  return { ...part, [gift.field]: gift.field === "amount" ? Number(said) : said };
}
