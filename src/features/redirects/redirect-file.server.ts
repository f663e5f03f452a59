import { parse } from "csv-parse/sync";
import { fail, ok, type Result } from "../../lib/result.ts";
import { type Redirect, redirectSource, redirectTarget } from "./redirect.ts";

/** What a person entered, in its normal form. */
export function readRedirect(
  source: string,
  target: string,
  siteUrl: string,
): Result<Redirect, "no-source" | "no-target"> {
  const from = redirectSource(source);
  const to = target.trim() === "" ? null : redirectTarget(target, siteUrl);
  if (from === undefined) return fail("no-source");
  return to === undefined ? fail("no-target") : ok({ source: from, target: to });
}

export type FileProblem = { line: number; code: "no-source" | "no-target" | "twice" | "unreadable" };

type Parsed = { record: string[]; info: { lines: number } };

const isHead = ([first = ""]: readonly string[]) => /^(?:from|source|old url)$/i.test(first.trim());

/** Two columns, from and to; an empty second one is gone on purpose. */
export function readRedirectFile(text: string, siteUrl: string): { redirects: Redirect[]; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const records = parse(text, {
    bom: true,
    delimiter: [",", ";", "\t"],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 100_000,
    on_skip: (error) => void problems.push({ line: Number(error?.lines ?? 0), code: "unreadable" }),
  }) as unknown as Parsed[];
  const redirects = new Map<string, Redirect>();
  for (const [index, { record, info }] of records.entries()) {
    if (index === 0 && isHead(record)) continue;
    const read = readRedirect(record[0] ?? "", record[1] ?? "", siteUrl);
    if (!read.ok) problems.push({ line: info.lines, code: read.code });
    else if (redirects.has(read.value.source)) problems.push({ line: info.lines, code: "twice" });
    else redirects.set(read.value.source, read.value);
  }
  return { redirects: [...redirects.values()], problems };
}
