import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./state/settings.svelte";

await settings.apply();
mount(App, { target: document.getElementById("app")! });
