/** Asking for what only the owner of an account knows. */

import { Refused, type Proof } from "./api";
import { asking } from "./asking.svelte";
import { session } from "./session.svelte";
import { say } from "./tongue.svelte";

/** The passphrase, for a deed that `yes` names, or null where they thought better of it; guests are only asked if they are sure. */
export async function proof(text: string, yes: string): Promise<Proof | null> {
  if (!session.person?.account) return (await asking.sure(text, yes)) ? {} : null;
  const passphrase = await asking.words(text, yes, say("web-passphrase"), "passphrase");
  return passphrase ? { passphrase } : null;
}

/** Does something that may take a code of the second step, and asks for it as often as need be; null where they gave up. */
export async function withCode<T>(work: (code: string | null) => Promise<T>, code: string | null = null): Promise<T | null> {
  try {
    return await work(code);
  } catch (why) {
    if (!(why instanceof Refused) || !["code-needed", "wrong-code"].includes(why.reason)) throw why;
    const said = await asking.words(why.message, say("web-sign-in"), say("web-code"), "code");
    return said ? withCode(work, said) : null;
  }
}
