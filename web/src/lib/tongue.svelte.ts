/** The words in use; whatever says something is said anew when the language changes. */

import { speak } from "./api";
import { prefs } from "./prefs.svelte";
import type { About } from "./types";
import { loadWords, type Language, type Words } from "./words";

class Tongue {
  words = $state.raw<Words | null>(null);

  async speak(language: Language): Promise<void> {
    this.words = await loadWords(language);
    prefs.language = language;
    speak(language);
  }
}

export const tongue = new Tongue();

/** The words of a key in the language in use. */
export function say(key: string, about: About = {}): string {
  return tongue.words?.say(key, about) ?? "";
}
