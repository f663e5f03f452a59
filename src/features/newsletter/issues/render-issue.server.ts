import { recolourHtml } from "../../../facts/colours.ts";
import { siteFacts } from "../../../facts/site-facts.ts";
import { formatDate } from "../../../lib/dates.ts";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { sanitiseHtml } from "../../content-drafts/sanitise-html.server.ts";
import { emailHtml } from "./email-html.server.ts";
import { plainTextOf } from "./email-plain.server.ts";
import { darkRules, elementStyles, screenRules, styles } from "./email-styles.ts";
import { type Issue, type IssuePart, recipientMarks } from "./issue.ts";
import { issueCopy } from "./issue-copy.ts";

export type RenderedIssue = {
  html: string;
  /** The same words. */
  plain: string;
  /** Size of the HTML as it travels. */
  bytes: number;
};

type RenderOptions = { siteUrl: string; now: Date };

/** Characters that keep a client from showing the first words of the text behind a short preview text. */
const padding = "&#8199;&#65279;&#847; ".repeat(40);

const linkTo = (href: string, words: string) =>
  `<a href="${href}" style="${styles.smallLink}">${escapeHtml(words)}</a>`;

/** An empty part is left out, its heading too. */
const isShown = ({ html }: IssuePart) => html.trim() !== "";

function part({ kind, title, html }: IssuePart, siteUrl: string): string {
  const heading = title ? `<h2 class="soft" style="${styles.mark}">${escapeHtml(title)}</h2>` : "";
  return `<div class="rule pad" style="${styles.part}">${heading}${emailHtml({ kind, html: sanitiseHtml(html) }, siteUrl)}</div>`;
}

/** The line above the title: "The Sunday Review 47 · 22 November 2026". */
function numberLine({ number }: Issue, now: Date): string {
  const date = formatDate(now.toISOString(), siteFacts.timeZone).replaceAll(" ", "&nbsp;");
  return `<p class="soft" style="${styles.number}"><b>${escapeHtml(issueCopy.newsletter)}</b> ${number ?? ""} &nbsp;·&nbsp; ${date}</p>`;
}

function words(issue: Issue, { siteUrl, now }: RenderOptions): string {
  const shown = issue.parts.filter(isShown);
  const [first] = shown;
  const opening = first?.kind === "opening" && !first.title ? first : undefined;
  const greeting = `<p style="${elementStyles.p}">${issueCopy.greeting}</p>`;
  const openingHtml = opening ? emailHtml({ kind: "opening", html: sanitiseHtml(opening.html) }, siteUrl) : "";
  return (
    `<div class="pad" style="${styles.head}">${numberLine(issue, now)}` +
    `<h1 class="h1" style="${styles.h1}">${escapeHtml(issue.subject)}</h1>${greeting}${openingHtml}</div>` +
    shown
      .filter((one) => one !== opening)
      .map((one) => part(one, siteUrl))
      .join("\n") +
    `<div class="rule pad" style="${styles.sign}"><p style="${styles.name}">${escapeHtml(issueCopy.signature)}</p>` +
    `<p class="soft" style="${styles.reply}">${escapeHtml(issueCopy.reply)}</p></div>`
  );
}

function foot(issue: Issue, siteUrl: string): string {
  const web =
    issue.isInArchive && issue.slug ? [linkTo(`${siteUrl}/sunday-review/${issue.slug}`, issueCopy.readOnWeb)] : [];
  const links = [
    ...web,
    linkTo(recipientMarks.unsubscribeUrl, issueCopy.unsubscribe),
    linkTo(recipientMarks.preferencesUrl, issueCopy.preferences),
  ];
  return (
    `<div class="pad" style="${styles.foot}"><p class="soft" style="${styles.small}">${links.join(" &nbsp;·&nbsp; ")}</p>` +
    `<p class="soft" style="${styles.small}">${escapeHtml(issueCopy.consent)}<br>${escapeHtml(issueCopy.sender)}</p></div>`
  );
}

/**
 * An issue as it is sent: HTML of 600 pixels with a dark theme, and plain text of the same words. What differs between
 * recipients is left as marks; nothing in it tells who opened or clicked what.
 */
export async function renderIssue(issue: Issue, options: RenderOptions): Promise<RenderedIssue> {
  const { siteUrl } = options;
  const name = `${issueCopy.newsletter}${issue.number ? `, issue ${issue.number}` : ""}`;
  const column = (html: string) =>
    `<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->\n${html}\n<!--[if mso]></td></tr></table><![endif]-->`;
  const body = words(issue, options);
  const small = foot(issue, siteUrl);
  const html = recolourHtml(`<!doctype html>
<html lang="en-GB" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no, date=no, address=no"><title>${escapeHtml(issue.subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${screenRules}</style><style>@media (prefers-color-scheme: dark){${darkRules}}</style></head>
<body class="bg" style="${styles.body}">
<div style="${styles.hidden}" aria-hidden="true">${escapeHtml(issue.previewText)}${padding}</div>
<div class="out bg" role="article" aria-roledescription="email" aria-label="${escapeHtml(name)}" lang="en-GB" style="${styles.out}">
${column(`<div class="sheet" style="${styles.sheet}"><img src="${siteUrl}/newsletter-chart.png" width="600" height="112" alt="" style="${styles.chart}">${body}</div>`)}
${column(small)}
</div></body></html>
`);
  return { html, plain: plainTextOf(`${body}${small}`), bytes: Buffer.byteLength(html) };
}
