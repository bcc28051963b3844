// Whether the page of the end is shown one part at a time; its styles ask for the same width.

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 760px");
