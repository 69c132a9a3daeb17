/** A ship as text: in the address of a page, and in the notation in which the rules read it. */

import type { BoardFacts, Square } from "../types";

export interface Draft {
  /** The class of its board. */
  board: string;
  parts: Record<Square, [id: string, turn: number]>;
}

const TURNS = ["", ">", "v", "<"];

/** The rows of a ship, as positions have them. */
function rowsOf({ parts }: Draft, plan: BoardFacts): string[][] {
  return plan.rows.map((row) =>
    plan.columns.map((column) => {
      const square = `${column}.${row}`;
      if (!plan.squares.includes(square)) return ".";
      const part = parts[square];
      return part ? part[0] + TURNS[part[1]] : "-";
    }),
  );
}

/** A position that the rules can judge. */
export function positionOf(draft: Draft, plan: BoardFacts): string {
  const rows = rowsOf(draft, plan).map((row) => `ship 0: ${row.join(" ")}`);
  return ["perihelion galaxy-trucker 1", "seats: 1", `option flights: ${draft.board}`, ...rows].join("\n");
}

/** What stands behind the # of an address: `I,7.6:CN-01,5.7:SH-06<`. */
export function addressOf({ board, parts }: Draft): string {
  return [board, ...Object.entries(parts).map(([square, [id, turn]]) => `${square}:${id}${TURNS[turn]}`)].join(",");
}

/** The ship an address or a text tells of: an address of ours, or rows as positions have them; null where it is neither. */
export function draftFrom(text: string, boards: Record<string, BoardFacts>): Draft | null {
  const rows = [...text.matchAll(/^ship 0:\s*(.+)$/gm)].map((found) => found[1]!.trim().split(/\s+/));
  if (rows.length) return fromRows(rows, /^option flights:\s*(\S+)/m.exec(text)?.[1] ?? "I", boards);
  const [board = "", ...said] = decodeURIComponent(text.replace(/^.*#/, "")).split(",");
  if (!boards[board]) return null;
  const found = said.map((one) => /^(\d+\.\d+):([\w-]+?)([>v<]?)$/.exec(one));
  if (found.some((one) => !one || !boards[board]!.squares.includes(one[1]!))) return null;
  return { board, parts: Object.fromEntries(found.map((one) => [one![1]!, [one![2]!, TURNS.indexOf(one![3]!)]])) };
}

function fromRows(rows: string[][], board: string, boards: Record<string, BoardFacts>): Draft | null {
  const plan = boards[board];
  if (!plan || rows.length !== plan.rows.length || rows.some((row) => row.length !== plan.columns.length)) return null;
  const parts: Draft["parts"] = {};
  rows.forEach((row, y) =>
    row.forEach((word, x) => {
      const found = /^([A-Z][\w-]+?)([>v<]?)(:.*)?$/.exec(word);
      if (found) parts[`${plan.columns[x]}.${plan.rows[y]}`] = [found[1]!, TURNS.indexOf(found[2]!)];
    }),
  );
  return { board, parts };
}
