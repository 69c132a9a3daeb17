/** A table one looks at: how it stands, its log, and what can be done at it. */

import { isSame, standing, stillStanding, type Standing } from "./answers";
import { api, Refused } from "./api";
import { live } from "./live.svelte";
import { notices } from "./notices.svelte";
import { namesOf } from "./places";
import { presses } from "./presses";
import { tongue } from "./tongue.svelte";
import type { Event } from "./types";
import type { Command, Line, TableState, Update } from "./wire";

/** Something in the log: an event of the game, or a line of the table itself. */
export interface Entry {
  sequence: number;
  at: number;
  line: Line;
  event?: Event;
  /** Of moves taken back: how many. */
  count?: number;
}

export class TableSession {
  state = $state.raw<TableState | null>(null);
  facts = $state.raw<unknown>(null);
  entries = $state.raw<Entry[]>([]);
  sequence = $state(0);
  /** What came with the last update: it is shown moving. */
  fresh = $state.raw<Event[]>([]);
  /** The seats whose players are looking now. */
  present = $state.raw<number[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** Whether an answer is under way, or what became of it not yet seen. */
  busy = $state(false);
  /** Where the answers to what is asked stand. */
  answers = $state.raw<Standing>(standing(null));
  /** Own moves that were taken back and can be made again, the last one first. */
  taken = $state.raw<string[]>([]);
  /** Up to which line one had seen everything when one last left. */
  seenBefore = $state(0);
  /** As far as the log went when one came: what happens from then on one sees happen. */
  cameAt = $state(0);

  #made: string[] = [];
  /** Tells whoever did something last that it was done; null once that is known. */
  #sent: (() => void) | null = null;
  /** Those who wait until a line has come. */
  #waiting: { sequence: number; come: () => void }[] = [];
  #leave: () => void = () => undefined;
  #heardAt = 0;
  /** A long log comes in several updates: what is told again does not move. */
  #catchingUp = false;

  constructor(readonly id: string) {
    this.seenBefore = Number(localStorage.getItem(this.#key) ?? 0);
    this.#watch();
    void notices.trying(async () => (this.facts = await api.facts(id)));
  }

  get #key(): string {
    return `perihelion-seen-${this.id}`;
  }

  #watch(): void {
    this.#leave();
    this.#leave = live.watch(this.id, {
      since: 0,
      hear: (update) => this.#heard(update),
      present: (seats) => (this.present = seats),
      refused: (why) => (this.refused = why),
    });
  }

  /** Seconds a seat has left now; while the server is away its clocks stand still. */
  left(seat: number, now: number): number | null {
    const left = this.state?.clocks[seat] ?? null;
    const running = this.state?.table.status === "playing" && this.state.table.places[seat]?.asked;
    return left === null || !running ? left : left - Math.max(Math.min(now, live.lostAt) - this.#heardAt, 0) / 1000;
  }

  #heard(update: Update): void {
    const first = this.sequence === 0 || update.since === 0 || this.#catchingUp;
    this.#catchingUp = update.sequence < update.last;
    const before = this.state?.seat ?? null;
    this.cameAt ||= update.last;
    this.#place(update);
    this.state = update.state;
    this.#heardAt = Date.now();
    this.entries = update.lines.reduce(withLine, update.since === 0 ? [] : this.entries);
    this.fresh = first ? [] : update.lines.flatMap((line) => line.events ?? []);
    this.sequence = update.sequence;
    if (!first) for (const line of update.lines) this.#noteUndone(line);
    for (const { sequence, come } of this.#waiting) if (sequence <= update.sequence) come();
    this.#waiting = this.#waiting.filter(({ sequence }) => sequence > update.sequence);
    localStorage.setItem(this.#key, String(update.sequence));
    if (update.lines.some(({ kind, by, seat }) => kind === "acted" && by === "person" && seat === before)) this.#settle(this.#sent);
    if (before !== null && before !== update.state.seat && update.since > 0) this.#becomeAnother();
  }

  /** A decision lasts until its seat answers it, whatever others do meanwhile. */
  #place({ since, lines, state: { asked, seat } }: Update): void {
    const lasts = since > 0 && isSame(asked, this.state?.asked ?? null) && lines.every((line) => line.seat !== seat);
    this.answers = lasts && asked ? stillStanding(this.answers, asked) : standing(asked);
  }

  #noteUndone(line: Line): void {
    const move = line.kind === "undone" && line.seat === this.state?.seat ? this.#made.pop() : undefined;
    if (move) this.taken = [move, ...this.taken];
  }

  /** A companion at this device is asked now: the log is theirs to read, not what the last one knew. */
  #becomeAnother(): void {
    this.#made = [];
    this.taken = [];
    this.#watch();
  }

  /** Every event of the game so far. */
  get story(): Event[] {
    return this.entries.flatMap(({ event }) => (event ? [event] : []));
  }

  /** Does something, unless by the second of a double press; what is refused is said. */
  async do(command: Command): Promise<boolean> {
    return !presses.again && this.#do(command);
  }

  /** Whichever comes first, the own line or the word that it was done: from then on one sees what is asked next, and may press. */
  async #do(command: Command): Promise<boolean> {
    let settled: () => void = () => undefined;
    const own = new Promise<boolean>((done) => (settled = () => done(true)));
    this.#sent = settled;
    const done = await Promise.race([own, this.#told(command)]);
    this.#settle(settled);
    return done;
  }

  /** Whether it was done, by the word of the server, and the page shows what has become of it. */
  async #told(command: Command): Promise<boolean> {
    const done = await notices.trying(() => live.do(this.id, command).catch((why) => Promise.reject(this.#named(why))));
    if (done !== null) await this.#seen(done);
    return done !== null;
  }

  #settle(sent: (() => void) | null): void {
    if (sent === null || sent !== this.#sent) return;
    this.#sent = null;
    this.busy = false;
    presses.answered(performance.now());
    sent();
  }

  /** Resolves when this line has come: until then the page shows what is no longer asked. */
  #seen(sequence: number): Promise<void> | void {
    if (sequence > this.sequence) return new Promise((come) => this.#waiting.push({ sequence, come }));
  }

  /** Who was faster is told by name. */
  #named(why: unknown): unknown {
    if (!(why instanceof Refused) || typeof why.about.who !== "number" || !tongue.words) return why;
    const who = namesOf(this.state?.table.places ?? [])[why.about.who] ?? "?";
    return new Error(tongue.words.refusal(why.reason, { rule: why.rule, about: { ...why.about, who } }));
  }

  /** Answers, perhaps several questions in a row, all or none; what is pressed twice is answered once. */
  async play(...moves: string[]): Promise<boolean> {
    if (this.busy || this.#isSecond(moves)) return false;
    presses.does(moves.join());
    const done = await this.#make(...moves);
    if (done) this.taken = [];
    return done;
  }

  /**
   * The second of a double press answers nothing: every question that is asked anew is another one, even in the same words,
   * since other answers stand in its places. Only in a live phase, where commands are not held up, it may repeat its own command.
   */
  #isSecond(moves: string[]): boolean {
    return presses.again && !(this.state?.asked?.kind === "command" && presses.repeats(moves.join()));
  }

  async #make(...moves: string[]): Promise<boolean> {
    this.busy = true;
    const done = await this.#do({ do: "play", moves, after: this.sequence });
    if (done) this.#made.push(...moves);
    return done;
  }

  /** Takes the last own move back, or asks the others to allow it. */
  undo(): Promise<boolean> {
    return this.do({ do: "undo" });
  }

  /** Makes the move again that was taken back last. */
  async redo(): Promise<void> {
    const [move, ...rest] = this.taken;
    if (move && !presses.again && (await this.#make(move))) this.taken = rest;
  }

  /** The move that can be made again now, if it still is one. */
  get again(): string | null {
    const move = this.taken[0];
    return move && this.state?.asked?.moves.includes(move) ? move : null;
  }

  /** What happened since one last left; empty when one has seen everything. */
  get missed(): Entry[] {
    if (!this.seenBefore) return [];
    const missed = this.entries.filter(({ sequence }) => sequence > this.seenBefore && sequence <= this.cameAt);
    return missed.filter(({ event, line }) => event || line.kind !== "acted");
  }

  /** One has read what was missed. */
  catchUp(): void {
    this.seenBefore = this.sequence;
  }

  /** Looks at the whole log again: what one may read of it is another now. */
  refresh(): void {
    this.#watch();
  }

  leave(): void {
    this.#leave();
  }
}

/** The log with one more line. */
export function withLine(entries: Entry[], line: Line): Entry[] {
  if (line.kind === "undone") return withUndone(entries, line);
  const { sequence, at } = line;
  const events = (line.events ?? []).map((event) => ({ sequence, at, line, event }));
  return [...entries, ...(line.kind === "acted" ? [] : [{ sequence, at, line }]), ...events];
}

/** A move taken back takes its events along, and the talk about it; however many in a row are one line. */
function withUndone(entries: Entry[], line: Line): Entry[] {
  const holds = ({ event }: Entry) => !event || event.seq <= (line.kept ?? 0);
  const kept = entries.filter((entry) => holds(entry) && !["undo-asked", "undo-answered"].includes(entry.line.kind));
  const last = kept.at(-1);
  const before = last?.line.kind === "undone" && last.line.seat === line.seat ? kept.pop()!.count! : 0;
  return [...kept, { sequence: line.sequence, at: line.at, line, count: before + 1 }];
}
