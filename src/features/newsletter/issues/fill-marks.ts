import type { Site } from "../../../facts/site.ts";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { formatDate } from "../../../lib/time/dates.ts";
import { greet } from "../../email/greeting-copy.ts";
import { recipientMarks } from "./issue.ts";

export type RecipientValues = {
  name: string | null;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** Time of the confirmation or of the imported consent. */
  consentedAt: Date | null;
};

/** Marks with the comma and space before them. */
const withPunctuation = (marks: readonly string[]) => new RegExp(`,?[ \\u00a0]?(?:${marks.join("|")})`, "g");

const nameMark = withPunctuation([recipientMarks.name]);
const anyMark = withPunctuation(Object.values(recipientMarks));

/** Values are escaped in the HTML only. */
export function fillMarks<Rendered extends { html: string; plain: string }>(
  site: Site,
  rendered: Rendered,
  recipient: RecipientValues,
): Rendered {
  const name = recipient.name?.replaceAll(/\s+/g, " ").trim() ?? "";
  const values: Record<string, string> = {
    [recipientMarks.name]: name,
    [recipientMarks.unsubscribeUrl]: recipient.unsubscribeUrl,
    [recipientMarks.preferencesUrl]: recipient.preferencesUrl,
    [recipientMarks.consentDate]: recipient.consentedAt
      ? formatDate(recipient.consentedAt.toISOString(), site.facts.timeZone, site.facts.language)
      : "",
  };
  const fill = (text: string, write: (value: string) => string) =>
    // A frozen issue keeps its language: a greeting in another one loses only the mark.
    (name ? text : text.replaceAll(greet(site, recipientMarks.name), greet(site)).replaceAll(nameMark, ""))
      // A single pass, so that a name that looks like a mark is not replaced.
      .replaceAll(/%%[A-Z_]+%%/g, (mark) => write(values[mark] ?? mark));
  return { ...rendered, html: fill(rendered.html, escapeHtml), plain: fill(rendered.plain, (value) => value) };
}

/** Removes recipient marks, for the public page. */
export const withoutMarks = (text: string): string => text.replaceAll(anyMark, "");
