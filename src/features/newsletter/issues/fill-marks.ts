import { siteFacts } from "../../../facts/site-facts.ts";
import { formatDate } from "../../../lib/dates.ts";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { recipientMarks } from "./issue.ts";

/** What differs between the copies of an issue. */
export type RecipientValues = {
  /** Null when it is not known. */
  name: string | null;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** When the reader confirmed, or when the consent that was imported dates from. */
  consentedAt: Date | null;
};

/** An issue with its marks replaced: escaped in the HTML, as they are in the plain text. */
export function fillMarks<Rendered extends { html: string; plain: string }>(
  rendered: Rendered,
  recipient: RecipientValues,
): Rendered {
  const name = recipient.name?.replaceAll(/\s+/g, " ").trim() ?? "";
  const values: Record<string, string> = {
    [recipientMarks.name]: name,
    [recipientMarks.unsubscribeUrl]: recipient.unsubscribeUrl,
    [recipientMarks.preferencesUrl]: recipient.preferencesUrl,
    [recipientMarks.consentDate]: recipient.consentedAt
      ? formatDate(recipient.consentedAt.toISOString(), siteFacts.timeZone)
      : "",
  };
  const fill = (text: string, write: (value: string) => string) =>
    (name ? text : text.replaceAll(`Hello ${recipientMarks.name},`, "Hello,"))
      // One pass: a name that reads like a mark stays a name.
      .replaceAll(/%%[A-Z_]+%%/g, (mark) => write(values[mark] ?? mark));
  return { ...rendered, html: fill(rendered.html, escapeHtml), plain: fill(rendered.plain, (value) => value) };
}

/** A text without what was meant for one recipient, for the public page. */
export function withoutMarks(text: string): string {
  const known = Object.values(recipientMarks).join("|");
  return text.replaceAll(new RegExp(`,?[ \\u00a0]?(?:${known})`, "g"), "");
}
