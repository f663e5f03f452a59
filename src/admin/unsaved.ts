import { useEffect, useId } from "react";
import { createStore } from "../lib/store.ts";

/** What is typed on a page and not saved yet, by the component that holds it. */
export function createUnsaved() {
  const parts = new Map<string, string>();
  const waiting = createStore<PromiseWithResolvers<boolean> | undefined>(undefined);
  function settle(leave: boolean): void {
    waiting.read()?.resolve(leave);
    waiting.set(undefined);
  }
  return {
    /** Records that a part holds unsaved text; `undefined` that it holds none. `words` complete "You have not saved …". */
    set(part: string, words: string | undefined): void {
      if (words === undefined) parts.delete(part);
      else parts.set(part, words);
      if (parts.size === 0) settle(true);
    },
    isEmpty: (): boolean => parts.size === 0,
    /** What is unsaved, such as ["your notes"]. */
    list: (): string[] => [...new Set(parts.values())],
    /** Whether the question is on the screen. */
    isAsking: (): boolean => waiting.read() !== undefined,
    /** Asks whether the unsaved text may be lost; true at once when there is none. */
    ask(): Promise<boolean> {
      if (parts.size === 0) return Promise.resolve(true);
      const wait = waiting.read() ?? Promise.withResolvers<boolean>();
      if (!waiting.read()) waiting.set(wait);
      return wait.promise;
    },
    /** The person stays: nothing is lost. */
    stay: () => settle(false),
    /** The person leaves: what was typed is given up, so that nothing asks a second time. */
    leave(): void {
      parts.clear();
      settle(true);
    },
    subscribe: waiting.subscribe,
  };
}

export const unsaved = createUnsaved();

/** Guards what is typed here until it is saved: leaving the page asks first. `words` complete "You have not saved …". */
export function useUnsaved(isChanged: boolean, words: string): void {
  const part = useId();
  useEffect(() => {
    unsaved.set(part, isChanged ? words : undefined);
    return () => unsaved.set(part, undefined);
  }, [part, isChanged, words]);
}
