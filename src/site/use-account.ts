import { useEffect, useSyncExternalStore } from "react";
import { readSignedInHint } from "../features/accounts/browser-flag.ts";
import { createStore } from "../lib/store.ts";

type AccountMenu = typeof import("./account-menu.tsx");

const menu = createStore<AccountMenu | null>(null);
let isRequested = false;

/** Shown again by the next page that finds a session. */
export function clearAccount(): void {
  isRequested = false;
  menu.set(null);
}

/** Null when signed out. Cached pages are the same for everyone, so the browser asks only after an earlier sign-in. */
export function useAccount(): AccountMenu | null {
  useEffect(() => {
    if (isRequested || !readSignedInHint()) return;
    isRequested = true;
    void import("./account-menu.tsx").then(async (loaded) => {
      if (await loaded.isSignedIn()) menu.set(loaded);
    });
  }, []);
  return useSyncExternalStore(menu.subscribe, menu.read, () => null);
}
