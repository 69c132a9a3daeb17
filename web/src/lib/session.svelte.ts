/** Who one is. A guest comes into being when the first thing is done that needs somebody. */

import { api, Refused } from "./api";
import { live } from "./live.svelte";
import { prefs } from "./prefs.svelte";
import type { Person } from "./wire";

class Session {
  person = $state<Person | null>(null);
  known = $state(false);

  async find(): Promise<void> {
    try {
      this.person = await api.me();
    } finally {
      this.known = true;
    }
  }

  become(person: Person | null): void {
    this.person = person;
    live.reconnect();
  }

  /** Somebody, if need be a new guest of this name, or of any name that is not an account's. */
  async somebody(name?: string): Promise<Person> {
    if (this.person) return this.person;
    const { person } = await (name === undefined ? arriveAnyhow() : api.arrive(name, prefs.language));
    this.become(person);
    return person;
  }
}

export const session = new Session();

const TRIES = 5;

async function arriveAnyhow(tried = 1): ReturnType<typeof api.arrive> {
  try {
    return await api.arrive(someName(), prefs.language);
  } catch (why) {
    if (!(why instanceof Refused && why.reason === "name-taken") || tried === TRIES) throw why;
    return arriveAnyhow(tried + 1);
  }
}

const FIRST = ["Nova", "Vega", "Lyra", "Orion", "Ceres", "Rhea", "Atlas", "Halley", "Juno", "Kepler"];

/** A name to begin with; everybody can choose another. */
export function someName(): string {
  return `${FIRST[Math.floor(Math.random() * FIRST.length)]} ${Math.floor(Math.random() * 90 + 10)}`;
}
