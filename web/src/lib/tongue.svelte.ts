/** The words in use; whatever says something is said anew when the language changes. */

import { speak } from "./api";
import { prefs } from "./prefs.svelte";
import type { About } from "./types";
import { loadWords, type Language, type Words } from "./words";

class Tongue {
  words = $state.raw<Words | null>(null);
  /** What is spoken of beside what every page says: the games one has been at. */
  readonly #parts = new Set<string>();
  #wanted: Language = prefs.language;
  #turn = 0;

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#load();
    speak(language);
  }

  /** The words of a game, or of the lessons, are known from now on. */
  async learn(part: string): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    try {
      await this.#load();
    } catch (why) {
      this.#parts.delete(part);
      throw why;
    }
  }

  knows(part: string): boolean {
    return this.words?.parts.includes(part) ?? false;
  }

  /** Who asks last is heard. */
  async #load(): Promise<void> {
    const turn = ++this.#turn;
    const words = await loadWords(this.#wanted, [...this.#parts]);
    if (turn !== this.#turn) return;
    this.words = words;
    prefs.language = words.language; // at once: whatever looks at both never sees them differ
  }
}

export const tongue = new Tongue();

/** The words of a key in the language in use. */
export function say(key: string, about: About = {}): string {
  return tongue.words?.say(key, about) ?? "";
}
