/** Local storage key; the cookie policy describes it. */
export const consentNote = "outside-services";

type Notes = Readonly<Record<string, string>>;

type Environment = {
  /** May throw where storage is blocked. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  onChangeElsewhere: (callback: () => void) => void;
  reload: () => void;
  now: () => Date;
};

function parse(text: string | null): Notes {
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
  let version = 0;
  const listeners = new Set<() => void>();
  const loaded = new Set<string>();
  let notes: Notes | undefined;

  function read(): Notes {
    try {
      return parse(storage().getItem(consentNote));
    } catch {
      return {};
    }
  }

  function write(next: Notes): void {
    notes = next;
    try {
      if (Object.keys(next).length === 0) storage().removeItem(consentNote);
      else storage().setItem(consentNote, JSON.stringify(next));
    } catch {
      // Storage blocked or full: the choice lasts for this page view.
    }
  }

  const current = () => {
    notes ??= read();
    return notes;
  };

  function announce(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  onChangeElsewhere(() => {
    const before = current();
    notes = read();
    const withdrawn = Object.keys(before).filter((key) => !(key in current()));
    announce();
    // Running scripts and frames can only be removed by a reload.
    if (withdrawn.some((key) => loaded.has(key))) reload();
  });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: (): number => version,
    keys: (): readonly string[] => Object.keys(current()),
    has: (key: string): boolean => key in current(),
    since: (key: string): string | undefined => current()[key],
    allow(key: string): void {
      write({ ...current(), [key]: now().toISOString() });
      announce();
    },
    /** Also withdraws a consent for this view only; reloads if the service has loaded. */
    revoke(key: string): void {
      const { [key]: _, ...rest } = current();
      write(rest);
      announce();
      if (loaded.has(key)) reload();
    },
    markLoaded(key: string): void {
      if (loaded.has(key)) return;
      loaded.add(key);
      announce();
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
      if (key === null || key === consentNote) callback();
    });
  },
  reload: () => window.location.reload(),
  now: () => new Date(),
});
