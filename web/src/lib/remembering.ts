/** The questions one was asked at a table, each as it was asked last: over them orders are given when it is not one's turn. */

import type { Decision } from "./types";

const MOST = 24;

const keyOf = (table: string) => `perihelion-asked-${table}`;

export function questionsAt(table: string): Decision[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "[]") as Decision[];
  } catch {
    return [];
  }
}

/** The one asked last comes first. */
export function rememberQuestion(table: string, asked: Decision): void {
  const others = questionsAt(table).filter(({ prompt }) => prompt !== asked.prompt);
  localStorage.setItem(keyOf(table), JSON.stringify([asked, ...others].slice(0, MOST)));
}
