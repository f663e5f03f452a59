import { toPlainText } from "@react-email/render";
import { siteFacts } from "../../../facts/site-facts.ts";
import { escapeHtml } from "../../../lib/html-entities.ts";
import { type Issue, recipientMarks as marks } from "./issue.ts";

/** An issue as it is sent, with marks for what differs between recipients. */
export async function renderIssue(
  issue: Issue,
  { siteUrl }: { siteUrl: string; now: Date },
): Promise<{ html: string; plain: string; bytes: number }> {
  const parts = issue.parts.map(({ title, html }) => `${title ? `<h2>${escapeHtml(title)}</h2>` : ""}${html}`);
  const { address, name } = siteFacts;
  const html = `<!doctype html><html lang="en"><head><title>${escapeHtml(issue.subject)}</title></head><body>
<p>Hello ${marks.name},</p>
${parts.join("\n")}
<p><a href="${siteUrl}/sunday-review/${issue.slug}">Read this issue on the web</a></p>
<p><a href="${marks.unsubscribeUrl}">Unsubscribe</a></p>
<p><a href="${marks.preferencesUrl}">Change your details</a></p>
<p>You’re receiving this email because you confirmed your subscription on ${marks.consentDate}.</p>
<p>${name}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}</p>
</body></html>
`;
  return { html, plain: `${toPlainText(html).trim()}\n`, bytes: Buffer.byteLength(html) };
}
