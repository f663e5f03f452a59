import { useEffect, useId } from "react";
import { createStore } from "../lib/store.ts";

/** Unsaved text on a page, by component. */
export function createUnsaved() {
  const parts = new Map<string, string>();
  const pending = createStore<PromiseWithResolvers<boolean> | undefined>(undefined);
  function settle(leave: boolean): void {
    pending.read()?.resolve(leave);
    pending.set(undefined);
  }
  return {
    /** `what` completes "You have not saved …"; undefined when nothing is unsaved. */
    set(part: string, what: string | undefined): void {
      if (what === undefined) parts.delete(part);
      else parts.set(part, what);
      if (parts.size === 0) settle(true);
    },
    isEmpty: (): boolean => parts.size === 0,
    list: (): string[] => [...new Set(parts.values())],
    isAsking: (): boolean => pending.read() !== undefined,
    /** Asks whether unsaved text can be discarded; true at once when there is none. */
    ask(): Promise<boolean> {
      if (parts.size === 0) return Promise.resolve(true);
      const question = pending.read() ?? Promise.withResolvers<boolean>();
      pending.set(question);
      return question.promise;
    },
    stay: () => settle(false),
    /** Discards the text, so that leaving does not ask again. */
    leave(): void {
      parts.clear();
      settle(true);
    },
    subscribe: pending.subscribe,
  };
}

export const unsaved = createUnsaved();

/** Asks before leaving the page. `what` completes "You have not saved …". */
export function useUnsaved(isChanged: boolean, what: string): void {
  const part = useId();
  useEffect(() => {
    unsaved.set(part, isChanged ? what : undefined);
    return () => unsaved.set(part, undefined);
  }, [part, isChanged, what]);
}
