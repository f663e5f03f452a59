/** Name of the note in the browser's local storage; the cookie policy describes it. */
export const consentNote = "outside-services";

type Notes = Readonly<Record<string, string>>;

type Surroundings = {
  /** May throw, as a browser does that forbids storage. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Calls back when another tab changed the note. */
  onChangeElsewhere: (callback: () => void) => void;
  /** Removes what has been loaded already. */
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

/**
 * Which services the visitor always allows, each with the time of the choice. Nothing is written before a choice, and the note
 * goes with the last one that is withdrawn. Where storage is forbidden a choice holds for this view of the page.
 */
export function createConsentStore({ storage, onChangeElsewhere, reload, now }: Surroundings) {
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
      // Storage is forbidden or full; the choice holds for this view of the page.
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
    const gone = Object.keys(before).filter((key) => !(key in current()));
    announce();
    // Scripts and frames that run cannot be stopped; without them the page has to begin anew.
    if (gone.some((key) => loaded.has(key))) reload();
  });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes with everything that the store knows. */
    version: (): number => version,
    /** What is always allowed, by consent key. */
    keys: (): readonly string[] => Object.keys(current()),
    has: (key: string): boolean => key in current(),
    /** When the visitor allowed the service for good, or undefined. */
    since: (key: string): string | undefined => current()[key],
    allow(key: string): void {
      write({ ...current(), [key]: now().toISOString() });
      announce();
    },
    /** Withdraws a consent, also one for this view only; what the service has loaded is removed by a reload. */
    revoke(key: string): void {
      const { [key]: _, ...rest } = current();
      write(rest);
      announce();
      if (loaded.has(key)) reload();
    },
    /** The service is on this page now. */
    markLoaded(key: string): void {
      if (loaded.has(key)) return;
      loaded.add(key);
      announce();
    },
    isLoaded: (key: string): boolean => loaded.has(key),
    /** What is on this page, by consent key. */
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
