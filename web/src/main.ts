import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { keepClient } from "./lib/keeping";
import { keepPrefs } from "./lib/prefs.svelte";
import { presses } from "./lib/presses";
import { speaker } from "./lib/speaker";

keepPrefs(); // before anything is seen
addEventListener("load", () => void keepClient());
presses.listen();
speaker.listen();
mount(App, { target: document.getElementById("app")! });
