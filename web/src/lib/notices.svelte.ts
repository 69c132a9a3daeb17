/** Short messages at the foot of the page: what was refused, and why. */

import { Refused } from "./api";
import { reach } from "./reach.svelte";
import { speaker } from "./speaker";
import { say } from "./tongue.svelte";

interface Note {
  id: number;
  text: string;
  kind: "refused" | "told";
}

class Notices {
  all = $state<Note[]>([]);
  #number = 0;

  /** What is told takes the place of what was told before; so does what is refused. */
  tell(text: string, kind: Note["kind"] = "told"): void {
    const id = ++this.#number;
    this.all = [...this.all.filter((note) => note.kind !== kind), { id, text, kind }];
    if (kind === "refused") speaker.play("refuse");
    setTimeout(() => this.drop(id), kind === "refused" ? 8000 : 4000);
  }

  drop(id: number): void {
    this.all = this.all.filter((note) => note.id !== id);
  }

  /** Does something, and says why where it is refused. */
  async trying<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (why) {
      this.tell(inWords(why), "refused");
      return null;
    }
  }
}

function inWords(why: unknown): string {
  if (why instanceof Refused && why.message) return why.message;
  if (why instanceof TypeError && reach.lost) return say("web-unreachable");
  return why instanceof Error && why.message ? why.message : String(why);
}

export const notices = new Notices();
