import { readCsv } from "../../lib/csv/read-csv.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import { canNeverMatch, type Redirect, redirectSource, redirectTarget } from "./redirect.ts";

export type RedirectProblem = "no-source" | "no-target" | "never" | "page" | "private";

/** A person's input in its normal form. */
export function readRedirect(source: string, target: string, siteUrl: string): Result<Redirect, RedirectProblem> {
  const from = redirectSource(source);
  const to = target.trim() === "" ? null : redirectTarget(target, siteUrl);
  if (from === undefined) return fail("no-source");
  if (canNeverMatch(from)) return fail("never");
  return to === undefined ? fail("no-target") : ok({ source: from, target: to });
}

export type FileProblem = { line: number; code: RedirectProblem | "known" | "twice" | "unreadable" };

const isHeader = ([first = ""]: readonly string[]) => /^(?:from|source|old url)$/i.test(first.trim());

/** Reads two columns, from and to; an empty second one means gone on purpose. */
export function readRedirectFile(
  text: string,
  siteUrl: string,
): { redirects: (Redirect & { line: number })[]; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const { records, broken } = readCsv(text);
  for (const line of broken) problems.push({ line, code: "unreadable" });
  const redirects = new Map<string, Redirect & { line: number }>();
  for (const [index, { record, info }] of records.entries()) {
    if (index === 0 && isHeader(record)) continue;
    const read = readRedirect(record[0] ?? "", record[1] ?? "", siteUrl);
    if (!read.ok) problems.push({ line: info.lines, code: read.code });
    else if (redirects.has(read.value.source)) problems.push({ line: info.lines, code: "twice" });
    else redirects.set(read.value.source, { ...read.value, line: info.lines });
  }
  return { redirects: [...redirects.values()], problems };
}
