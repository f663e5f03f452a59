import { type RefObject, useEffect, useRef, useState } from "react";

/** A new entry comes first in view, ready to be written. @returns the list's ref, and what to call with the entry's index */
export function useAddedEntry<List extends HTMLElement>(): [RefObject<List | null>, (index: number) => void] {
  const list = useRef<List>(null);
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added === undefined) return;
    const entry = list.current?.children[added];
    const folded = entry?.closest("details");
    if (folded) folded.open = true;
    entry?.scrollIntoView({ block: "center" });
    entry?.querySelector<HTMLElement>("input, select, textarea")?.focus({ preventScroll: true });
    setAdded(undefined);
  }, [added]);
  return [list, setAdded];
}
