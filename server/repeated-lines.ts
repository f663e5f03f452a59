import { minuteMs } from "../src/lib/time/durations.ts";
/** Milliseconds for which further lines of a kind are only counted. */
export const repeatIntervalMs = minuteMs;

const maxKinds = 200;

/** Fields that differ between occurrences of the same kind. */
const variableFields: ReadonlySet<string> = new Set([
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
type RepeatedKind = { fields: Fields; count: number; write: (fields: Fields) => void };

/** Writes the first line of a kind, then one count per interval. Audit lines (with `event`) are never counted. */
export function createRepeatedLines() {
  const kinds = new Map<string, RepeatedKind>();
  let timer: NodeJS.Timeout | undefined;

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
    isFirst(level: number, fields: Fields, message: string | undefined, write: RepeatedKind["write"]): boolean {
      if ("event" in fields) return true;
      const json = JSON.stringify(fields, (name, value: unknown) => (variableFields.has(name) ? undefined : value));
      const key = `${level} ${message ?? ""} ${json}`;
      const existing = kinds.get(key);
      if (existing) {
        existing.count += 1;
        return false;
      }
      if (kinds.size >= maxKinds) return true;
      kinds.set(key, { fields: JSON.parse(json) as Fields, count: 0, write });
      if (!timer) {
        timer = setInterval(writeCounts, repeatIntervalMs).unref();
        // Runs before the logger flushes.
        process.prependListener("exit", writeCounts);
      }
      return true;
    },
  };
}
