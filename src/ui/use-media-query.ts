import { useCallback, useSyncExternalStore } from "react";

/** `initial`: on the server and until hydration. */
export function useMediaQuery(query: string, initial: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => initial,
  );
}

/** Whether a panel or preview of the admin area fits beside a form. */
export const useWideScreen = (): boolean => useMediaQuery("(width >= 75rem)", false);
