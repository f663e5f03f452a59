import { useSyncExternalStore } from "react";
import { createStore } from "../../lib/store.ts";

export const playerInUse = createStore(false);

/** For pages that play nothing themselves. */
export const usePlayerInUse = (): boolean => useSyncExternalStore(playerInUse.subscribe, playerInUse.read, () => false);
