import { useSyncExternalStore } from "react";

/** `initial`: on the server and until hydration. */
export const useMediaQuery = (query: string, initial: boolean): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    () => initial,
  );
