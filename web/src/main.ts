import { mount } from "svelte";

import App from "./App.svelte";
import { openPage } from "./pages";
import { router } from "./router.svelte";
import { settings } from "./state/settings.svelte";

// The page is on its way while the texts are; if it gets lost, the app says so.
void openPage(router.route.page).catch(() => undefined);
await settings.apply();
mount(App, { target: document.getElementById("app")! });
