import { useSyncExternalStore } from "react";
import { createStore } from "../../lib/store.ts";

export const playerInUse = createStore(false);

/** Separate from the player's store, which pages without recordings need not load. */
export const usePlayerInUse = (): boolean => useSyncExternalStore(playerInUse.subscribe, playerInUse.read, () => false);
