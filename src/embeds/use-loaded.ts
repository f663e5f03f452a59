import { useEffect, useState } from "react";

export type Loaded<T> = { state: "loading" } | { state: "failed" } | { state: "ready"; value: T };

/** Loads code on demand; `load` must be a stable function. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (value) => isUnmounted || setLoaded({ state: "ready", value }),
      () => isUnmounted || setLoaded({ state: "failed" }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load]);
  return loaded;
}
