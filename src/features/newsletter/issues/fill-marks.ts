import { escapeHtml } from "../../../lib/html-entities.ts";
import { recipientMarks } from "./issue.ts";

/** What differs between the copies of an issue. */
export type RecipientValues = {
  /** Empty or null when it is not known. */
  name: string | null;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** As it is read: "4 March 2026". */
  consentDate: string;
};

const greeting = (name: string) => `Hello ${name},`;

/** An issue with its marks replaced: escaped in the HTML, as they are in the plain text. */
export function fillMarks<Rendered extends { html: string; plain: string }>(
  rendered: Rendered,
  { name, unsubscribeUrl, preferencesUrl, consentDate }: RecipientValues,
): Rendered {
  const fill = (text: string, write: (value: string) => string) =>
    text
      .replaceAll(greeting(recipientMarks.name), () => (name ? greeting(write(name)) : "Hello,"))
      .replaceAll(recipientMarks.name, () => write(name ?? ""))
      .replaceAll(recipientMarks.unsubscribeUrl, () => write(unsubscribeUrl))
      .replaceAll(recipientMarks.preferencesUrl, () => write(preferencesUrl))
      .replaceAll(recipientMarks.consentDate, () => write(consentDate));
  return { ...rendered, html: fill(rendered.html, escapeHtml), plain: fill(rendered.plain, (value) => value) };
}

/** A text without what was meant for one recipient, for the public page. */
export function withoutMarks(text: string): string {
  const known = Object.values(recipientMarks).join("|");
  return text.replaceAll(new RegExp(`,?[ \\u00a0]?(?:${known})`, "g"), "");
}
