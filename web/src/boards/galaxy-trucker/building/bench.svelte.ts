/** The work bench of a builder: commands act at once on the screen, and go to the server one after the other. */

import type { BoardProps } from "../../board";
import { readMove } from "../../../lib/moves";
import { presses } from "../../../lib/presses";
import type { Decision } from "../../../lib/types";
import type { PlayerView, TruckerTable } from "../types";
import { after, asItStands, BACKS, type Workplace } from "./foreseen";

/** What the bench reads whenever it is needed. */
export interface Bearings {
  table: () => TruckerTable;
  own: () => PlayerView | null;
  asked: () => Decision | null;
  choose: BoardProps["choose"];
  why: BoardProps["why"];
  /** Over days an answer stays secret until all have given theirs: nothing is foreseen. */
  foresees: () => boolean;
  /** A command was refused: somebody was faster, or time is up. */
  lost: (command: string) => void;
}

export class Bench {
  /** Commands the server has not answered, the first under way. */
  #waiting = $state.raw<string[]>([]);
  #last = "";
  /** How the tile in hand is turned, in quarters; it goes on counting, so that it always turns the way it was turned. */
  turns = $state(0);
  readonly place: Workplace = $derived.by(() => {
    const now = asItStands(this.bearings.table(), this.bearings.own());
    return this.bearings.foresees() ? this.#waiting.reduce(after, now) : now;
  });
  readonly hand = $derived(this.place.hand);
  /** The tile in hand, once it is known. */
  readonly known = $derived(this.hand !== null && this.hand in BACKS ? null : this.hand);
  /** The back of one that is not. */
  readonly back = $derived(BACKS[this.hand ?? ""] ?? "gt-back");
  readonly turn = $derived(((this.turns % 4) + 4) % 4);
  readonly busy = $derived(this.#waiting.length > 0);

  constructor(private readonly bearings: Bearings) {}

  /** Whether a command could be given now, as far as can be told. */
  may(command: string): boolean {
    if (!this.bearings.asked()) return false;
    if (this.#waiting.length === 0 || !this.bearings.foresees()) return this.bearings.asked()!.moves.includes(command);
    const { verb, args } = readMove(command);
    const { place } = this;
    if (place.hand) return ["attach", "aside", "return"].includes(verb) && !(place.hand in BACKS);
    if (verb === "fetch") return place.ordered.includes(args[0]!);
    if (verb === "take") return place.faceUp.includes(args[0]!);
    if (verb === "draw-payload") return (place.payloads ?? 0) > 0;
    return verb === "draw" ? place.heap > 0 : verb === "lift" ? place.loose !== null : false;
  }

  /** Gives a command: it is seen at once. The second of two presses means what the first has done: a tile just laid stays. */
  give(command: string): void {
    if (!this.may(command) || (presses.again && command !== this.#last)) return;
    this.#last = command;
    if (["draw", "draw-payload", "take", "fetch", "use"].includes(readMove(command).verb)) this.turns = 0;
    if (readMove(command).verb === "lift") this.turns = this.place.parts[this.place.loose!]?.[1] ?? 0;
    this.#waiting = [...this.#waiting, command];
    if (this.#waiting.length === 1) void this.#send();
  }

  /** What cannot be done now says why; whoever pressed twice has done the first. */
  refuse(command: string, at: Element): void {
    if (!this.busy && !presses.again) this.bearings.why(command, at);
  }

  async #send(): Promise<void> {
    while (this.#waiting.length) {
      const [command] = this.#waiting as [string, ...string[]];
      const { moves = [], barred = {} } = this.bearings.asked() ?? {};
      const refused = !moves.includes(command) && command in barred;
      if (refused) this.bearings.why(command);
      if (refused || (await this.bearings.choose(command)) === false) {
        this.#waiting = [];
        this.bearings.lost(command);
        return;
      }
      this.#waiting = this.#waiting.slice(1);
    }
  }

  rotate(quarters: number): void {
    if (this.known) this.turns += quarters;
  }
}
