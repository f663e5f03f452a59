import { useEffect, useId } from "react";
import { createStore } from "../lib/store.ts";

/** Unsaved text of a page, by the component that has it. */
export function createUnsaved() {
  const parts = new Map<string, string>();
  const waiting = createStore<PromiseWithResolvers<boolean> | undefined>(undefined);
  function settle(leave: boolean): void {
    waiting.read()?.resolve(leave);
    waiting.set(undefined);
  }
  return {
    /** `words` complete "You have not saved …"; undefined for no unsaved text. */
    set(part: string, words: string | undefined): void {
      if (words === undefined) parts.delete(part);
      else parts.set(part, words);
      if (parts.size === 0) settle(true);
    },
    isEmpty: (): boolean => parts.size === 0,
    list: (): string[] => [...new Set(parts.values())],
    isAsking: (): boolean => waiting.read() !== undefined,
    /** Asks whether unsaved text may be lost; true at once when there is none. */
    ask(): Promise<boolean> {
      if (parts.size === 0) return Promise.resolve(true);
      const wait = waiting.read() ?? Promise.withResolvers<boolean>();
      if (!waiting.read()) waiting.set(wait);
      return wait.promise;
    },
    stay: () => settle(false),
    /** Discards the text, so that nothing asks a second time. */
    leave(): void {
      parts.clear();
      settle(true);
    },
    subscribe: waiting.subscribe,
  };
}

export const unsaved = createUnsaved();

/** Leaving the page asks first. `words` complete "You have not saved …". */
export function useUnsaved(isChanged: boolean, words: string): void {
  const part = useId();
  useEffect(() => {
    unsaved.set(part, isChanged ? words : undefined);
    return () => unsaved.set(part, undefined);
  }, [part, isChanged, words]);
}
