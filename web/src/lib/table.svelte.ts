/** A table one looks at: how it stands, its log, and what can be done at it. */

import { api, type Refused } from "./api";
import { live } from "./live.svelte";
import { notices } from "./notices.svelte";
import type { Event } from "./types";
import type { Command, Line, TableState, Update } from "./wire";

/** Something in the log: an event of the game, or a line of the table itself. */
export type Entry = { sequence: number; at: number; event: Event } | { sequence: number; at: number; line: Line };

export class TableSession {
  state = $state.raw<TableState | null>(null);
  facts = $state.raw<unknown>(null);
  entries = $state.raw<Entry[]>([]);
  sequence = $state(0);
  /** What came with the last update: it is shown moving. */
  fresh = $state.raw<Event[]>([]);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);

  /** Up to which line one had seen everything when one last left. */
  seenBefore = 0;
  #leave: () => void;
  #heardAt = 0;

  constructor(readonly id: string) {
    this.seenBefore = Number(localStorage.getItem(this.#key) ?? 0);
    this.#leave = live.watch(id, 0, (update) => this.#heard(update), (why) => (this.refused = why));
    void notices.trying(async () => (this.facts = await api.facts(id)));
  }

  get #key(): string {
    return `perihelion-seen-${this.id}`;
  }

  /** Seconds a seat has left now. */
  left(seat: number, now: number): number | null {
    const left = this.state?.clocks[seat] ?? null;
    const running = this.state?.table.status === "playing" && this.state.table.places[seat]?.asked;
    return left === null || !running ? left : left - (now - this.#heardAt) / 1000;
  }

  #heard(update: Update): void {
    const first = this.sequence === 0;
    this.state = update.state;
    this.#heardAt = Date.now();
    this.entries = update.lines.reduce(add, this.entries);
    this.fresh = first ? [] : update.lines.flatMap((line) => line.events ?? []);
    this.sequence = update.sequence;
    localStorage.setItem(this.#key, String(update.sequence));
  }

  /** Every event of the game so far. */
  get story(): Event[] {
    return this.entries.flatMap((entry) => ("event" in entry ? [entry.event] : []));
  }

  /** Does something; what is refused is said. */
  async do(command: Command): Promise<boolean> {
    this.busy = true;
    const done = await notices.trying(() => live.do(this.id, command));
    this.busy = false;
    return done !== null;
  }

  /** Answers; what is pressed twice is answered once. */
  async play(move: string): Promise<boolean> {
    if (this.busy) return false;
    return this.do({ do: "play", moves: [move], after: this.sequence });
  }

  leave(): void {
    this.#leave();
  }
}

/** The log with one more line; a move taken back takes its events along. */
function add(entries: Entry[], line: Line): Entry[] {
  const { sequence, at } = line;
  let kept = entries;
  if (line.kind === "undone") kept = kept.filter((entry) => !("event" in entry) || entry.event.seq <= (line.kept ?? 0));
  const events = (line.events ?? []).map((event) => ({ sequence, at, event }));
  return [...kept, ...(line.kind === "acted" ? [] : [{ sequence, at, line }]), ...events];
}
