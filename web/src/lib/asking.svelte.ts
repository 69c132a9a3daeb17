/** A question to the person at this page, in a dialogue of our own: yes or no, or a few words. */

/** A short name, a passphrase that nobody else reads, a code of the moment, or a sentence or two. */
type Kind = "name" | "passphrase" | "code" | "sentence";

interface Question {
  text: string;
  yes: string;
  /** What the answer is called, where words are wanted. */
  label: string | null;
  kind: Kind;
  answer: (said: string | null) => void;
}

class Asking {
  question = $state.raw<Question | null>(null);

  /** Whether they are sure; `yes` says what will be done. */
  async sure(text: string, yes: string): Promise<boolean> {
    return (await this.#ask(text, yes, null)) !== null;
  }

  /** A few words, or null where they thought better of it. */
  async words(text: string, yes: string, label: string, kind: Kind = "name"): Promise<string | null> {
    const said = await this.#ask(text, yes, label, kind);
    return (kind === "passphrase" ? said : said?.trim()) || null;
  }

  #ask(text: string, yes: string, label: string | null, kind: Kind = "name"): Promise<string | null> {
    this.question?.answer(null);
    return new Promise((answer) => (this.question = { text, yes, label, kind, answer }));
  }

  close(said: string | null): void {
    this.question?.answer(said);
    this.question = null;
  }
}

export const asking = new Asking();
