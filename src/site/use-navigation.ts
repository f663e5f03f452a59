import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** Any URL change: links, browser buttons or code. */
export function useOnNavigate(callback: () => void) {
  const { history } = useRouter();
  const notify = useEffectEvent(callback);
  useEffect(() => history.subscribe(() => notify()), [history]);
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The same page under a new URL, such as a newly saved article. */
    keepsFocus?: boolean;
  }
}

/** Not for the first page, nor for a new search or anchor on the same page. */
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
