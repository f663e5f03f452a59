const key = "reloaded-at";

/** Milliseconds in which a page is not reloaded by itself again. */
const pause = 60_000;

type Surroundings = { storage: Pick<Storage, "getItem" | "setItem">; reload: () => void; now: number };

/**
 * Loads the page anew unless that was done within the last minute, so that a fault that stays never makes a loop. Without a
 * memory for it in the browser nothing is reloaded.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(given?: Surroundings): boolean {
  try {
    const { storage, reload, now } = given ?? {
      storage: sessionStorage,
      reload: () => window.location.reload(),
      now: Date.now(),
    };
    if (now - Number(storage.getItem(key) ?? 0) < pause) return false;
    storage.setItem(key, String(now));
    reload();
    return true;
  } catch {
    return false;
  }
}
