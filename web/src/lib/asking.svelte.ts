/** A question to the person at this page, in a dialogue of our own: yes or no, or a few words. */

interface Question {
  text: string;
  yes: string;
  /** What the answer is called, where words are wanted. */
  label: string | null;
  answer: (said: string | null) => void;
}

class Asking {
  question = $state.raw<Question | null>(null);

  /** Whether they are sure; `yes` says what will be done. */
  async sure(text: string, yes: string): Promise<boolean> {
    return (await this.#ask(text, yes, null)) !== null;
  }

  /** A few words, or null where they thought better of it. */
  async words(text: string, yes: string, label: string): Promise<string | null> {
    return (await this.#ask(text, yes, label))?.trim() || null;
  }

  #ask(text: string, yes: string, label: string | null): Promise<string | null> {
    this.question?.answer(null);
    return new Promise((answer) => (this.question = { text, yes, label, answer }));
  }

  close(said: string | null): void {
    this.question?.answer(said);
    this.question = null;
  }
}

export const asking = new Asking();
