import { useSyncExternalStore } from "react";

const wide = "(width >= 75rem)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether a panel or preview fits beside a form. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
