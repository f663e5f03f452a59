import { useSyncExternalStore } from "react";

/** Below the width at which cells are in two columns. */
const NARROW = "(width < 38.75rem)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window is as narrow as a phone; false on the server and until the page is hydrated. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
