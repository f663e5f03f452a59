/** Milliseconds for which lines of a kind are counted after the first. */
export const countedForMs = 60_000;

/** Kinds that are counted at the same time; any more are written as they come. */
const maxKinds = 200;

/** What tells one occasion from another of the same kind. */
const occasion: ReadonlySet<string> = new Set([
  "id",
  "trace",
  "path",
  "email",
  "issue",
  "attempt",
  "milliseconds",
  "stack",
  "places",
]);

type Fields = Record<string, unknown>;
type Counted = { fields: Fields; count: number; write: (fields: Fields) => void };

/**
 * Counts lines that repeat each other: the first of a kind is written, and then, once an interval, how many followed. What
 * someone did (a field `event`) is never counted.
 */
export function createRepeatedLines() {
  const kinds = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  /** Writes the counts of what repeated itself; kinds that did not are forgotten. */
  function writeCounts(): void {
    for (const [key, kind] of kinds) {
      if (kind.count === 0) kinds.delete(key);
      else kind.write({ ...kind.fields, repeated: kind.count });
      kind.count = 0;
    }
    if (kinds.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    process.off("exit", writeCounts);
  }

  return {
    /**
     * Whether a line is the first of its kind; one that is not is counted.
     * @param write writes the count later
     */
    isFirst(level: number, fields: Fields, message: string | undefined, write: Counted["write"]): boolean {
      if ("event" in fields) return true;
      const json = JSON.stringify(fields, (name, value: unknown) => (occasion.has(name) ? undefined : value));
      const key = `${level} ${message ?? ""} ${json}`;
      const known = kinds.get(key);
      if (known) {
        known.count += 1;
        return false;
      }
      if (kinds.size >= maxKinds) return true;
      kinds.set(key, { fields: JSON.parse(json) as Fields, count: 0, write });
      if (!timer) {
        timer = setInterval(writeCounts, countedForMs).unref();
        // Before the log writes out what it holds.
        process.prependListener("exit", writeCounts);
      }
      return true;
    },
  };
}
