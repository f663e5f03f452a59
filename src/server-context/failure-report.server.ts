import { inputIssues } from "../../server/upstream/start-errors.ts";
import type { FailureReport } from "./request-context.ts";

/** What a database says about an error that is no value of anyone. */
const databaseFields = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/** Failures inside failures that are still written down. */
const deepest = 3;

/** A message without what it quotes: parsers quote the input that they cannot read. */
function withoutQuotes(message: string): string {
  const first = message.search(/["'`“‘]/);
  const last = Math.max(...['"', "'", "`", "”", "’"].map((mark) => message.lastIndexOf(mark)));
  const plain = first >= 0 && last > first ? `${message.slice(0, first)}…${message.slice(last + 1)}` : message;
  return plain.replaceAll(/(?<!\S)\S[^\s@]*@\S+/g, "…").slice(0, 300);
}

/** Where it happened; the lines before the first place repeat the message. */
const places = (stack: string | undefined) =>
  (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());

function causeOf(failure: unknown, depth: number): FailureReport["cause"] {
  if (!(failure instanceof Error)) return { name: typeof failure };
  const fields: Record<string, string> = {};
  for (const field of databaseFields) {
    const value: unknown = Reflect.get(failure, field);
    if (typeof value === "string") fields[field] = value;
  }
  const issues = inputIssues(failure);
  const isDatabase = "severity" in fields || /^[0-9A-Z]{5}$/.test(fields.code ?? "");
  return {
    name: failure.name,
    ...fields,
    // A database's message holds the values that it rejected; its code says the same without them.
    ...(issues
      ? { issues: issues.map(({ code, path }) => `${path.join(".")}: ${code}`) }
      : isDatabase
        ? {}
        : { message: withoutQuotes(failure.message) }),
    ...(issues ? {} : { places: places(failure.stack) }),
    ...(failure.cause !== undefined && depth < deepest ? { cause: causeOf(failure.cause, depth + 1) } : {}),
  };
}

/** What the log stores of a failure: its kind and its place, and nothing that anyone entered. */
export const failureReport = (status: number, failure: unknown): FailureReport => ({
  status,
  cause: causeOf(failure, 1),
});
