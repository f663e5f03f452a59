import { useEffect, useSyncExternalStore } from "react";
import { readSignedInHint } from "../features/accounts/browser-flag.ts";

type AccountMenu = typeof import("./account-menu.tsx");

const listeners = new Set<() => void>();
let menu: AccountMenu | null = null;
let isRequested = false;

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

/** Shown again by the next page that finds a session. */
export function clearAccount(): void {
  isRequested = false;
  set(null);
}

/** Null when signed out. Cached pages are the same for everyone, so the browser asks only after an earlier sign-in. */
export function useAccount(): AccountMenu | null {
  useEffect(() => {
    if (isRequested || !readSignedInHint()) return;
    isRequested = true;
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
