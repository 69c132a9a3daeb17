/** The one speaker of the page, as loud as its owner likes. */

import { prefs } from "./prefs.svelte";
import { Speaker } from "./sound";

export const speaker = new Speaker(() => (prefs.sound ? prefs.volume : 0));
