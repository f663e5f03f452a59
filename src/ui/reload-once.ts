import { minuteMs } from "../lib/time/durations.ts";

const key = "reloaded-at";

type Environment = { storage: Pick<Storage, "getItem" | "setItem">; reload: () => void; now: number };

/** Reloads at most once a minute, never without session storage, to avoid loops. @returns whether it reloads */
export function reloadOnce(environment?: Environment): boolean {
  try {
    const { storage, reload, now } = environment ?? {
      storage: sessionStorage,
      reload: () => window.location.reload(),
      now: Date.now(),
    };
    if (now - Number(storage.getItem(key) ?? 0) < minuteMs) return false;
    storage.setItem(key, String(now));
    reload();
    return true;
  } catch {
    return false;
  }
}
