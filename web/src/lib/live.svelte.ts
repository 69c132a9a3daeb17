/**
 * The socket: one for the page. It comes back by itself, and what was not acknowledged is sent again. A line can be dead without
 * a word, after a phone slept or changed its network: where nothing is heard when something should be, it is given up.
 */

import { Refused } from "./api";
import { newId } from "./ids";
import { changed, type FromServer } from "./messages";
import { reach } from "./reach.svelte";
import type { Command, TableState, Update } from "./wire";

/** Who watches a table: from which line on, and what becomes of what the server tells. */
export interface Watcher {
  since: number;
  hear: (update: Update) => void;
  present: (seats: number[]) => void;
  refused: (why: Refused) => void;
}
type Waiting = { message: string; done: (sequence: number) => void; failed: (why: Error) => void };

const LONGEST_PAUSE = 3000; // so that a server that is back has its players back before their clocks tell
const SILENCE = 25_000;
const PATIENCE = 6000;

class Live {
  /** Whether the server can be reached now. */
  connected = $state(false);
  /** Since when it cannot: until it is back no clock runs. */
  lostAt = Infinity;
  /** Whether it could ever be reached since the page was opened. */
  tried = $state(false);

  #socket: WebSocket | null = null;
  #watched = new Map<string, Watcher>();
  /** How the tables stand, as far as they were told over this connection: changes begin there. */
  #stand = new Map<string, TableState>();
  #waiting = new Map<string, Waiting>();
  #mine: (() => void) | null = null;
  #pause = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  /** Runs while nothing was heard since something was asked. */
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.#wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.#wake());
  }

  /** Be told of a table from this line on. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watched.set(table, watcher);
    this.#open();
    this.#sendWatch(table, watcher);
    return () => {
      this.#watched.delete(table);
      this.#stand.delete(table);
      this.#send({ type: "leave", table });
    };
  }

  /** Does something at a table; resolves when it is durable, however often the connection breaks. */
  do(table: string, command: Command): Promise<number> {
    const id = newId();
    const message = JSON.stringify({ type: "command", table, id, command });
    this.#open();
    return new Promise((done, failed) => {
      this.#waiting.set(id, { message, done, failed });
      if (!this.connected) return;
      this.#socket?.send(message);
      this.#expect();
    });
  }

  /** Be told whenever the list of one's own tables is not what it was. */
  mine(hear: () => void): () => void {
    this.#mine = hear;
    this.#open();
    this.#send({ type: "mine" });
    return () => (this.#mine = null);
  }

  /** Another person uses this page now: the connection must be theirs. */
  reconnect(): void {
    this.#socket?.close();
    this.#socket = null;
    this.connected = false;
    this.#heardSomething();
    if (this.#watched.size || this.#mine) this.#open();
  }

  #open(): void {
    if (this.#socket) return;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#closed(socket);
    this.#expect();
  }

  #opened(): void {
    this.connected = this.tried = true;
    this.lostAt = Infinity;
    this.#heardSomething();
    reach.tryNow();
    this.#pause = 250;
    for (const [table, watcher] of this.#watched) this.#sendWatch(table, watcher);
    if (this.#mine) {
      this.#send({ type: "mine" });
      this.#mine(); // what was missed meanwhile
    }
    for (const { message } of this.#waiting.values()) this.#socket?.send(message);
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#probe(), SILENCE);
  }

  #probe(): void {
    this.#send({ type: "ping" });
    this.#expect();
  }

  /** Something must be heard soon. */
  #expect(): void {
    const socket = this.#socket;
    this.#doubt ??= setTimeout(() => {
      this.#doubt = undefined;
      if (!socket || socket !== this.#socket) return;
      socket.onmessage = null; // what it may still bring, the next one brings
      socket.close();
      this.#closed(socket);
    }, PATIENCE);
  }

  /** The page is looked at again, or the network is back: nobody waits for the end of a pause. */
  #wake(): void {
    if (this.connected) this.#probe();
    else if (this.#watched.size || this.#mine) this.#open();
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.connected = false;
    this.lostAt = Math.min(this.lostAt, Date.now());
    this.tried = true;
    clearInterval(this.#pinging);
    this.#heardSomething();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #heardSomething(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #heard(message: FromServer): void {
    this.#heardSomething();
    if (message.type === "update") this.#tell(message);
    else if (message.type === "change") {
      const before = this.#stand.get(message.id);
      if (before) this.#tell(changed(before, message));
    } else if (message.type === "mine") {
      this.#mine?.();
    } else if (message.type === "present") {
      this.#watched.get(message.table)?.present(message.seats);
    } else if (message.type === "done") {
      this.#waiting.get(message.id)?.done(message.sequence);
      this.#waiting.delete(message.id);
    } else if (message.type === "refused") {
      const why = new Refused(422, message.reason, message.message, message.rule, message.about);
      if (message.id) {
        this.#waiting.get(message.id)?.failed(why);
        this.#waiting.delete(message.id);
      } else if (message.table) this.#watched.get(message.table)?.refused(why);
    }
  }

  #tell(update: Update): void {
    const watched = this.#watched.get(update.id);
    if (!watched) return;
    watched.since = update.sequence;
    this.#stand.set(update.id, update.state);
    watched.hear(update);
  }

  /** Whatever was told before, the answer is a whole update; changes come after it. */
  #sendWatch(table: string, { since }: Watcher): void {
    this.#stand.delete(table);
    this.#send({ type: "watch", table, since, changes: true });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export const live = new Live();
