import { createStore } from "../../lib/store.ts";

/** Whether the server has said that this page is older than the site; it stays so until the page is loaded anew. */
export const outdatedPage = createStore(false);
