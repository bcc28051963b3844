// The three shapes of a table: a wide desk, a narrow one whose offers are in a drawer, a phone.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 760px");
export const wide = new MediaQuery("min-width: 1180px");
/** Not a low window, in which everything is drawn smaller. */
export const tall = new MediaQuery("min-height: 861px");
/** Room for a column more, beside a small heart or a large one. */
export const broad = new MediaQuery("min-width: 1400px");
export const broadest = new MediaQuery("min-width: 1760px");
