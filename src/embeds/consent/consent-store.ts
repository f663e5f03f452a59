import { createStore } from "../../lib/store.ts";

/** In local storage; the cookie policy describes it. */
export const storageKey = "outside-services";

/** Times of consents by service. */
type Consents = Readonly<Record<string, string>>;

type Environment = {
  /** May throw where storage is blocked. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  onChangeElsewhere: (callback: () => void) => void;
  reload: () => void;
  now: () => Date;
};

function parse(text: string | null): Consents {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, since]) => typeof since === "string"));
  } catch {
    return {};
  }
}

/** Permanent consents with their times; stored only after a choice. Without storage a choice lasts for the page view. */
export function createConsentStore({ storage, onChangeElsewhere, reload, now }: Environment) {
  const version = createStore(0);
  const loaded = new Set<string>();
  let consents: Consents | undefined;

  function read(): Consents {
    try {
      return parse(storage().getItem(storageKey));
    } catch {
      return {};
    }
  }

  function write(next: Consents): void {
    consents = next;
    try {
      if (Object.keys(next).length === 0) storage().removeItem(storageKey);
      else storage().setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage blocked or full: the choice lasts for this page view.
    }
  }

  const current = () => {
    consents ??= read();
    return consents;
  };

  const notify = () => version.set(version.read() + 1);

  onChangeElsewhere(() => {
    const previous = current();
    consents = read();
    const withdrawn = Object.keys(previous).filter((key) => !(key in current()));
    notify();
    // Running scripts and frames can only be removed by a reload.
    if (withdrawn.some((key) => loaded.has(key))) reload();
  });

  return {
    subscribe: version.subscribe,
    version: version.read,
    keys: (): readonly string[] => Object.keys(current()),
    has: (key: string): boolean => key in current(),
    since: (key: string): string | undefined => current()[key],
    allow(key: string): void {
      write({ ...current(), [key]: now().toISOString() });
      notify();
    },
    /** Also withdraws a consent for this view only; reloads if the service has loaded. */
    revoke(key: string): void {
      const { [key]: _, ...rest } = current();
      write(rest);
      notify();
      if (loaded.has(key)) reload();
    },
    markLoaded(key: string): void {
      if (loaded.has(key)) return;
      loaded.add(key);
      notify();
    },
    isLoaded: (key: string): boolean => loaded.has(key),
    loadedKeys: (): readonly string[] => [...loaded],
  };
}

export const consentStore = createConsentStore({
  storage: () => window.localStorage,
  onChangeElsewhere: (callback) => {
    if (typeof window === "undefined") return;
    window.addEventListener("storage", ({ key }) => {
      if (key === null || key === storageKey) callback();
    });
  },
  reload: () => window.location.reload(),
  now: () => new Date(),
});
