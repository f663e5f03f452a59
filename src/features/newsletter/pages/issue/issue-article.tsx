import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { EmbeddedFigures } from "../../../../embeds/embedded-figures.tsx";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { formatDate } from "../../../../lib/time/dates.ts";
import { Breadcrumbs, homeCrumb } from "../../../../ui/breadcrumbs.tsx";
import { GoArrow, quietActionClass } from "../../../../ui/go.tsx";
import type { ReadableIssue } from "../../issues/archived-issue.ts";
import { issueCopy, issueName } from "./issue-copy.ts";
import "../../../../ui/text-cards.css";
import "./issue.css";

export function IssueArticle({ issue }: { issue: ReadableIssue }) {
  const site = useSite();
  const copy = useCopy(issueCopy);
  const { number, subject, previewText, sentAt, parts, count, lang } = issue;
  return (
    <article>
      <header className="page-head">
        <div className="wrap">
          <Breadcrumbs
            items={[
              homeCrumb,
              { label: site.facts.newsletterName, link: { to: "/sunday-review" } },
              { label: subject },
            ]}
          />
          <div className="issue-head mt-6">
            <p className="issue-number">
              <small>
                <time dateTime={sentAt}>{formatDate(sentAt, site.facts.timeZone, site.facts.language)}</time>
              </small>
              {number === null ? null : (
                <>
                  <span className="sr-only">{fillText(copy.numbered, { number })}</span>
                  <span aria-hidden="true">{number}</span>
                </>
              )}
            </p>
            <div lang={lang}>
              <h1 className="text-h1-s wrap-anywhere">{subject}</h1>
              {previewText ? <p className="lead">{previewText}</p> : null}
            </div>
          </div>
        </div>
      </header>
      <div className="wrap pb-section-tight">
        {parts.map(({ kind, title, html, slot }, index) => (
          <section key={slot ?? index} lang={lang} className="issue-part" aria-label={title || undefined}>
            {title ? <h2 className="mark font-sans tracking-normal">{title}</h2> : <span className="max-lg:hidden" />}
            <StoredHtml html={html} className={kind === "meeting" ? "prose issue-question" : "prose"} />
          </section>
        ))}
        <div className="issue-part">
          <span className="max-lg:hidden" />
          <div>
            <p className="issue-signature">{site.facts.name}</p>
            <IssueNeighbours issue={issue} />
            {count > 0 ? (
              <p className="mt-4">
                <Link to="/sunday-review" hash="issues" activeOptions={{ exact: true }} className={quietActionClass}>
                  {count === 1 ? copy.allOne : fillText(copy.all, { count })} <GoArrow />
                </Link>
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </article>
  );
}

/** Sanitised on writing and again on reading. */
function StoredHtml({ html, className }: { html: string; className: string }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's text, sanitised by the server */}
      <div ref={text} className={className} dangerouslySetInnerHTML={{ __html: html }} />
      <EmbeddedFigures within={text} html={html} />
    </div>
  );
}

function IssueNeighbours({ issue: { previous, next } }: { issue: ReadableIssue }) {
  const site = useSite();
  const copy = useCopy(issueCopy);
  if (!previous && !next) return null;
  const link =
    "grid content-start gap-1 wrap-anywhere border-line py-4.5 text-ink no-underline hover:underline max-md:not-first:border-t";
  return (
    <nav aria-label={copy.neighbours} className="no-print mt-10 grid max-w-read border-y border-line md:grid-cols-2">
      {[
        { to: previous, rel: "prev", className: `${link} md:pr-6` },
        { to: next, rel: "next", className: `${link} md:col-start-2 ${previous ? "md:border-l md:pl-6" : ""}` },
      ].map(({ to, rel, className }) =>
        to ? (
          <Link key={rel} to="/sunday-review/$slug" params={{ slug: to.slug }} rel={rel} className={className}>
            <span className="text-xs text-ink-soft">
              {issueName(copy, to)}, {formatDate(to.sentAt, site.facts.timeZone, site.facts.language)}
            </span>
            <b lang={to.lang} className="font-serif text-h4 font-heading text-balance">
              {to.subject}
            </b>
          </Link>
        ) : null,
      )}
    </nav>
  );
}
