import { dayMs } from "../../lib/time/durations.ts";

export type LocalDraft = {
  content: Record<string, string>;
  /** Stored version that this edit started from. */
  base: string;
  /** Milliseconds. */
  savedAt: number;
};

/** `id` is 0 for a new item. */
export type DraftItem = { userId: string; kind: string; id: number };

/** Per window: two windows with the same item never overwrite each other. */
type DraftKey = DraftItem & { windowId: string };

export type FoundDraft = LocalDraft & { key: DraftKey };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "draft:";
const maxAgeMs = 90 * dayMs;

const prefixOf = ({ userId, kind, id }: DraftItem) => `${prefix}${userId}:${kind}:${id}:`;
const keyOf = (draft: DraftKey) => prefixOf(draft) + draft.windowId;

function readDraft(text: string | null): LocalDraft | null {
  try {
    const draft: unknown = JSON.parse(text ?? "null");
    if (draft === null || typeof draft !== "object") return null;
    if (!("content" in draft && "base" in draft && "savedAt" in draft)) return null;
    const { content, base, savedAt } = draft;
    if (content === null || typeof content !== "object" || typeof base !== "string" || typeof savedAt !== "number") {
      return null;
    }
    const texts = Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return { content: Object.fromEntries(texts), base, savedAt };
  } catch {
    return null;
  }
}

/** If the browser has no storage, `write` returns false and nothing is found. */
export function createLocalDrafts(storage: () => Store, now: () => number = Date.now) {
  /** Accessing forbidden storage throws. */
  function attempt<Result>(work: (store: Store) => Result, fallback: Result): Result {
    try {
      return work(storage());
    } catch {
      return fallback;
    }
  }

  const keysWithPrefix = (store: Store, start: string): string[] =>
    Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((key) => key.startsWith(start));

  /** Removes drafts that are invalid or older than 90 days. */
  function purge(store: Store): void {
    for (const key of keysWithPrefix(store, prefix)) {
      const draft = readDraft(store.getItem(key));
      if (!draft || now() - draft.savedAt > maxAgeMs) store.removeItem(key);
    }
  }

  return {
    /** False if the storage is full or forbidden. */
    write(target: DraftKey, { content, base }: Pick<LocalDraft, "content" | "base">): boolean {
      return attempt((store) => {
        const text = JSON.stringify({ content, base, savedAt: now() });
        try {
          store.setItem(keyOf(target), text);
        } catch {
          purge(store);
          store.setItem(keyOf(target), text);
        }
        return true;
      }, false);
    },
    /** The server has stored `content`: removes the draft unless it is newer. */
    acknowledge(target: DraftKey, content: Record<string, string>): void {
      attempt((store) => {
        const draft = readDraft(store.getItem(keyOf(target)));
        if (draft && sameTexts(draft.content, content)) store.removeItem(keyOf(target));
      }, undefined);
    },
    remove(target: DraftKey): void {
      attempt((store) => store.removeItem(keyOf(target)), undefined);
    },
    find(item: DraftItem, exceptWindow = ""): FoundDraft[] {
      return attempt((store) => {
        purge(store);
        const start = prefixOf(item);
        return keysWithPrefix(store, start)
          .flatMap((key) => {
            const draft = readDraft(store.getItem(key));
            const windowId = key.slice(start.length);
            return draft && windowId !== exceptWindow ? [{ ...draft, key: { ...item, windowId } }] : [];
          })
          .toSorted((a, b) => b.savedAt - a.savedAt);
      }, []);
    },
    count(userId: string): number {
      return attempt((store) => {
        purge(store);
        return keysWithPrefix(store, `${prefix}${userId}:`).length;
      }, 0);
    },
    clear(userId: string): void {
      attempt((store) => {
        for (const key of keysWithPrefix(store, `${prefix}${userId}:`)) store.removeItem(key);
      }, undefined);
    },
  };
}

function sameTexts(a: Record<string, string>, b: Record<string, string>): boolean {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every((field) => (a[field] ?? "") === (b[field] ?? ""));
}

export const localDrafts = createLocalDrafts(() => localStorage);

export type LocalDrafts = ReturnType<typeof createLocalDrafts>;
