import { useEffect, useRef } from "react";

/** Calls `work` again and again while the page is in view; null stops it. */
export function usePolling(everyMs: number | null, work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
