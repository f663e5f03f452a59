import type { FormatCallback } from "html-to-text";
import { renderToStaticMarkup } from "react-dom/server";
import { copyOf, type Texts } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import { localeOf } from "../../../lib/language.ts";
import { formatDate } from "../../../lib/time/dates.ts";
import { sanitiseHtml } from "../../content-drafts/sanitise-html.server.ts";
import { Column, emailColours, outlookSettings, rawHtml as raw } from "../../email/email-column.tsx";
import { greet } from "../../email/greeting-copy.ts";
import { type PlainTextOptions, renderHtml } from "../../email/render-html.ts";
import { issueCampaign } from "../../visits/visit.ts";
import { type Issue, type IssuePart, recipientMarks } from "./issue.ts";
import { issueEmail } from "./issue-email-copy.ts";
import { darkRules, type IssueStyles, issueStyles, screenRules } from "./issue-styles.ts";
import { markedLink, partHtml } from "./part-html.server.ts";

const picture =
  (site: Site): FormatCallback =>
  ({ attribs }, _walk, builder) => {
    const { alt } = attribs as Record<string, string>;
    if (alt) builder.addInline(`[${fillText(copyOf(site, issueEmail).picture, { description: alt })}]`);
  };

/** The converter omits table captions. */
const captionedTable: FormatCallback = (table, walk, builder, options) => {
  const caption = table.children.find(({ name }) => name === "caption");
  if (caption) {
    builder.openBlock({ leadingLineBreaks: 2 });
    walk(caption.children, builder);
    builder.closeBlock({ trailingLineBreaks: 2 });
  }
  builder.options.formatters?.dataTable?.(table, walk, builder, options);
};

export const issueAsPlainText = (site: Site): PlainTextOptions => ({
  wordwrap: 76,
  preserveNewlines: false,
  formatters: { picture: picture(site), captionedTable },
  selectors: [
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
    { selector: "h3", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h4", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
    { selector: "img", format: "picture" },
    { selector: "table", format: "captionedTable", options: { uppercaseHeaderCells: false, maxColumnWidth: 40 } },
  ],
});

export type RenderedIssue = {
  html: string;
  plain: string;
  /** Size of the encoded HTML. */
  bytes: number;
};

type RenderOptions = {
  siteUrl: string;
  now: Date;
  /** Forces one theme; default: the client's. */
  scheme?: "light" | "dark" | undefined;
  /** For emails other than issues: the text above the subject and below the body. */
  frame?: EmailFrame | undefined;
};

export type EmailFrame = { name: string; unsubscribe: string; consent: string };

type EmailProps = RenderOptions & { site: Site; copy: Texts<typeof issueEmail>; issue: Issue; styles: IssueStyles };

/** Keeps clients from appending body text to a short preview text. */
const padding = "\u2007\ufeff\u034f ".repeat(40);

const hasText = ({ html }: IssuePart) => html.trim() !== "";

/** The owner's words, unlike the frame around them. */
const langIn = ({ site, issue: { lang } }: EmailProps) => (lang === site.facts.language ? undefined : lang);

const htmlOf = ({ kind, html }: IssuePart, { issue, siteUrl, styles }: EmailProps) =>
  partHtml({ kind, html: sanitiseHtml(html) }, siteUrl, styles, issueCampaign(issue.id));

function Part({ part, email }: { part: IssuePart; email: EmailProps }) {
  const { blocks } = email.styles;
  const heading = part.title ? (
    <h2 className="soft" style={blocks.mark}>
      {part.title}
    </h2>
  ) : null;
  return (
    <div
      className="rule pad"
      lang={langIn(email)}
      style={blocks.part}
      {...raw(`${renderToStaticMarkup(heading)}${htmlOf(part, email)}`)}
    />
  );
}

function Head({ opening, email }: { opening: IssuePart | undefined; email: EmailProps }) {
  const { site, issue, now, styles, frame } = email;
  const { elements, blocks } = styles;
  const lang = langIn(email);
  const date = formatDate(now.toISOString(), site.facts.timeZone, site.facts.language).replaceAll(" ", "\u00a0");
  const head = (
    <>
      <p className="soft" style={blocks.number}>
        <b>{frame?.name ?? site.facts.newsletterName}</b>
        {frame ? null : ` ${issue.number ?? ""} \u00a0·\u00a0 ${date}`}
      </p>
      <h1 className="h1" lang={lang} style={blocks.h1}>
        {issue.subject}
      </h1>
      <p style={elements.p}>{greet(site, recipientMarks.name)}</p>
    </>
  );
  return (
    <div
      className="pad"
      style={blocks.head}
      {...raw(
        `${renderToStaticMarkup(head)}${opening ? renderToStaticMarkup(<div lang={lang} {...raw(htmlOf(opening, email))} />) : ""}`,
      )}
    />
  );
}

function Foot({ site, copy, issue, siteUrl, frame, styles: { blocks } }: EmailProps) {
  const { name, address } = site.facts;
  const archived = markedLink(`/sunday-review/${issue.slug}`, siteUrl, issueCampaign(issue.id));
  const web = { href: archived, text: copy.readOnWeb };
  const links = [
    ...(issue.isInArchive && issue.slug ? [web] : []),
    { href: recipientMarks.unsubscribeUrl, text: frame?.unsubscribe ?? copy.unsubscribe },
    ...(frame ? [] : [{ href: recipientMarks.preferencesUrl, text: copy.preferences }]),
  ];
  return (
    <div className="pad" style={blocks.foot}>
      <p className="soft" style={blocks.small}>
        {links.map(({ href, text }, index) => (
          <span key={href}>
            {index > 0 && " \u00a0·\u00a0 "}
            <a href={href} style={blocks.smallLink}>
              {text}
            </a>
          </span>
        ))}
      </p>
      <p className="soft" style={blocks.small}>
        {frame?.consent ?? fillText(copy.consent, { date: recipientMarks.consentDate })}
        <br />
        {`${name}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}`}
      </p>
    </div>
  );
}

function Sheet(email: EmailProps) {
  const { site, copy, issue, siteUrl, styles } = email;
  const { blocks } = styles;
  const parts = issue.parts.filter(hasText);
  const [first] = parts;
  const opening = first?.kind === "opening" && !first.title ? first : undefined;
  return (
    <div className="sheet" style={blocks.sheet}>
      {/* Lazy, or React adds a preload link, which email clients ignore. */}
      <img
        src={`${siteUrl}/newsletter-chart.png`}
        width="600"
        height="112"
        alt=""
        loading="lazy"
        style={blocks.chart}
      />
      <Head opening={opening} email={email} />
      {parts
        .filter((part) => part !== opening)
        .map((part) => (
          <Part key={part.slot ?? `${part.kind} ${part.title} ${part.html}`} part={part} email={email} />
        ))}
      <div className="rule pad" style={blocks.sign}>
        <p style={blocks.name}>{site.facts.name}</p>
        <p className="soft" style={blocks.reply}>
          {copy.reply}
        </p>
      </div>
    </div>
  );
}

function IssueEmail(email: EmailProps) {
  const { site, copy, issue, styles, scheme, frame } = email;
  const colours = emailColours(site);
  const dark = darkRules(colours);
  const rules = { light: "", dark, both: `@media (prefers-color-scheme: dark){${dark}}` }[scheme ?? "both"];
  const name =
    frame?.name ?? (issue.number ? fillText(copy.numbered, { number: issue.number }) : site.facts.newsletterName);
  // Email clients do not support `article`.
  const article = { role: "article", "aria-roledescription": "email", "aria-label": name };
  const head = (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content={scheme ?? "light dark"} />
      <meta name="supported-color-schemes" content={scheme ?? "light dark"} />
      <meta name="x-apple-disable-message-reformatting" />
      <meta name="format-detection" content="telephone=no, date=no, address=no" />
      {scheme && <base target="_blank" />}
      <title>{issue.subject}</title>
      <style {...raw(screenRules(colours))} />
      {rules && <style {...raw(rules)} />}
    </>
  );
  return (
    <html lang={localeOf[site.facts.language]} {...{ "xmlns:o": "urn:schemas-microsoft-com:office:office" }}>
      <head {...raw(`${renderToStaticMarkup(head)}${outlookSettings}`)} />
      <body className="bg" style={styles.blocks.body}>
        <div aria-hidden="true" lang={langIn(email)} data-skip-in-text="true" style={styles.blocks.hidden}>
          {issue.previewText}
          {padding}
        </div>
        <div {...article} className="out bg" lang={localeOf[site.facts.language]} style={styles.blocks.out}>
          <Column>
            <Sheet {...email} />
          </Column>
          <Column>
            <Foot {...email} />
          </Column>
        </div>
      </body>
    </html>
  );
}

/** 600 pixels wide, with a dark theme and matching plain text; recipient values stay marks, and nothing is tracked. */
export function renderIssue(site: Site, issue: Issue, options: RenderOptions): RenderedIssue {
  const { html, plain } = renderHtml(
    <IssueEmail
      {...options}
      site={site}
      copy={copyOf(site, issueEmail)}
      issue={issue}
      styles={issueStyles(emailColours(site))}
    />,
    issueAsPlainText(site),
  );
  return { html, plain, bytes: Buffer.byteLength(html) };
}
