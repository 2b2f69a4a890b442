// The window that the page is seen through.

import { MediaQuery } from "svelte/reactivity";

/** Less room than a laptop has: `phone.current`. The style sheets ask the same. */
export const phone = new MediaQuery("(max-width: 700px)");
