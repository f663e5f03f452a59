import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The same page goes on under another URL, such as a new article that was stored. */
    keepsFocus?: boolean;
  }
}

/** Calls back after another page has been rendered; not for the first one, nor for a new search or place on the same page. */
export function useOnNewPage(callback: () => void) {
  const router = useRouter();
  const notify = useEffectEvent(callback);
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation && pathChanged && !toLocation.hash && !toLocation.state.keepsFocus) notify();
      }),
    [router],
  );
}
