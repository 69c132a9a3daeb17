/** Whether the server can be reached. What only reads waits until it can, and then goes on by itself. */

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

class Reach {
  /** Whether the last thing that was asked of the server did not get there. */
  lost = $state(false);
  /** How many wait to be asked again. */
  waiting = $state(0);

  #pause = FIRST_PAUSE;
  #again: (() => void)[] = [];

  /** Asks until there is an answer, whatever it says. */
  async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await this.once(ask);
      } catch (why) {
        if (!(why instanceof TypeError)) throw why;
        await this.#wait();
      }
    }
  }

  /** Asks once, and notes whether the server was there. A network that fails is a TypeError. */
  async once<T>(ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      this.lost = false;
      this.#pause = FIRST_PAUSE;
      return answer;
    } catch (why) {
      if (why instanceof TypeError) this.lost = true;
      throw why;
    }
  }

  /** Perhaps it is back: whoever waits asks now. */
  tryNow(): void {
    const waiting = this.#again;
    this.#again = [];
    for (const go of waiting) go();
  }

  async #wait(): Promise<void> {
    this.waiting++;
    const timer = setTimeout(() => this.tryNow(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    await new Promise<void>((go) => this.#again.push(go));
    clearTimeout(timer);
    this.waiting--;
  }
}

export const reach = new Reach();
addEventListener("online", () => reach.tryNow());
