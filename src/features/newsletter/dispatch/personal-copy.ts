import { siteFacts } from "../../../facts/site-facts.ts";
import { formatDate } from "../../../lib/dates.ts";
import { escapeHtml } from "../../../lib/html-entities.ts";
import { recipientMarks as marks } from "../issues/issue.ts";

/** What differs between two copies of an issue. */
export type PersonalParts = {
  name: string | null;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** When the reader confirmed, or when the consent that was imported dates from. */
  consentedAt: Date | null;
};

function fill(text: string, parts: PersonalParts, written: (value: string) => string): string {
  const name = parts.name?.replaceAll(/\s+/g, " ").trim();
  const greeted = name ? text : text.replaceAll(`Hello ${marks.name},`, "Hello,");
  const values: Record<string, string> = {
    [marks.name]: name ?? "",
    [marks.unsubscribeUrl]: parts.unsubscribeUrl,
    [marks.preferencesUrl]: parts.preferencesUrl,
    [marks.consentDate]: parts.consentedAt ? formatDate(parts.consentedAt.toISOString(), siteFacts.timeZone) : "",
  };
  // One pass: a name that reads like a mark stays a name.
  return greeted.replaceAll(/%%[A-Z_]+%%/g, (mark) => written(values[mark] ?? mark));
}

/** One reader's copy of an issue that was rendered with marks. */
export const personalCopy = (
  { html, plain }: { html: string; plain: string },
  parts: PersonalParts,
): { html: string; plain: string } => ({
  html: fill(html, parts, escapeHtml),
  plain: fill(plain, parts, (value) => value),
});
