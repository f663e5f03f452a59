import { createStore } from "../../lib/store.ts";

/** Set once the server reports a newer version of the site, until the page is reloaded. */
export const outdatedPage = createStore(false);
