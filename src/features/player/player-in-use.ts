import { useSyncExternalStore } from "react";
import { createStore } from "../../lib/store.ts";

/** Whether a recording is in the player; only the player itself sets it. */
export const playerInUse = createStore(false);

/** Whether a recording is in the player: all that a page must know which plays nothing itself. */
export const usePlayerInUse = (): boolean => useSyncExternalStore(playerInUse.subscribe, playerInUse.read, () => false);
