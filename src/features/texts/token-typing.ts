import { defaultSite } from "../../facts/site.ts";
import { tokenPattern } from "../../facts/tokens.ts";
import { tokenValue } from "./all-tokens.ts";

type Span = { start: number; end: number };

const tokensIn = (text: string): Span[] =>
  [...text.matchAll(tokenPattern)].map(({ index, 0: token }) => ({ start: index, end: index + token.length }));

/** Keeps tokens intact while typing: one is only deleted as a whole, and nothing can be typed into it. */
export function keepTokens(before: string, after: string): string {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const maxSuffix = Math.min(before.length, after.length) - start;
  while (end < maxSuffix && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const changed = { start, end: before.length - end };
  const typed = after.slice(start, after.length - end);
  const cut = tokensIn(before).filter((token) =>
    changed.start === changed.end
      ? token.start < changed.start && changed.start < token.end
      : token.start < changed.end &&
        changed.start < token.end &&
        (changed.start > token.start || changed.end < token.end),
  );
  if (cut.length === 0) return after;
  if (changed.start === changed.end) return before;
  const from = Math.min(changed.start, ...cut.map((token) => token.start));
  const to = Math.max(changed.end, ...cut.map((token) => token.end));
  return before.slice(0, from) + typed + before.slice(to);
}

/** Error message for the first token without a value; those of the default text have one on the page. */
export function tokensProblem(text: string, fallback: string): string | undefined {
  const unknown = [...text.matchAll(tokenPattern)].find(
    ([match, token = ""]) => tokenValue(defaultSite, token) === undefined && !fallback.includes(match),
  );
  return unknown ? `${unknown[0]} has no value. Remove it.` : undefined;
}
