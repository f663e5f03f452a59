import { createStore } from "../../lib/store.ts";

/** Whether the search of the admin area is open. */
export const isSearchOpen = createStore(false);

/** Opens the search from anywhere. */
export const openSearch = () => isSearchOpen.set(true);
