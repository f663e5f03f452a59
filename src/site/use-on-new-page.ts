import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** Calls back after another page has been rendered; not for the first one, nor for a new search or place on the same page. */
export function useOnNewPage(callback: () => void) {
  const router = useRouter();
  const notify = useEffectEvent(callback);
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation && pathChanged && !toLocation.hash) notify();
      }),
    [router],
  );
}
