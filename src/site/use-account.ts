import { useEffect, useSyncExternalStore } from "react";
import { readSignedInHint } from "../features/accounts/signed-in-hint.ts";

/** The account menu's own file: loaded only when signed in. */
type AccountMenu = typeof import("./account-menu.tsx");

const listeners = new Set<() => void>();
let menu: AccountMenu | null = null;
let asked = false;

function set(next: AccountMenu | null): void {
  menu = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Hides the account menu; the next page that finds a sign-in shows it again. */
export function clearAccount(): void {
  asked = false;
  set(null);
}

/**
 * The account menu when someone is signed in, else null. Pages are the same for everyone: the browser asks only when it
 * remembers a sign-in.
 */
export function useAccount(): AccountMenu | null {
  useEffect(() => {
    if (asked || !readSignedInHint()) return;
    asked = true;
    void import("./account-menu.tsx").then(async (loaded) => {
      if (await loaded.isSignedIn()) set(loaded);
    });
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => menu,
    () => null,
  );
}
