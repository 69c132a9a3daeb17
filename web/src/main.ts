import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { keepClient } from "./lib/keeping";
import { keepPrefs } from "./lib/prefs.svelte";
import { speaker } from "./lib/speaker";

keepPrefs(); // before anything is seen
addEventListener("load", () => void keepClient());
speaker.listen();
mount(App, { target: document.getElementById("app")! });
