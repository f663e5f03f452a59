import { Link } from "@tanstack/react-router";
import { isHidden } from "../../../facts/hidden-pages.ts";
import { samplesOf } from "../../../facts/samples.ts";
import { testimonials as peopleOf } from "../../../facts/testimonials.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { formatDate } from "../../../lib/time/dates.ts";
import { issueFeedPaths } from "../../../seo/issue-data.ts";
import { BookCover } from "../../../site/book-cover.tsx";
import { ClosingBar } from "../../../site/closing-bar.tsx";
import { StrategyBanner } from "../../../site/strategy-banner.tsx";
import { Testimonials } from "../../../site/testimonials.tsx";
import { Arranged } from "../../../ui/arranged.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import type { ArchivedSummary } from "../issues/archived-issue.ts";
import { issueCopy, issueName } from "./issue/issue-copy.ts";
import { sundayReviewCopy, sundayReviewSections } from "./sunday-review-copy.ts";

/** Earlier issues are collapsed. */
const visibleIssues = 6;

function IssueList({ issues }: { issues: readonly ArchivedSummary[] }) {
  const copy = useCopy(issueCopy);
  if (issues.length === 0) return null;
  const earlier = issues.slice(visibleIssues);
  return (
    <Section id="issues" rule mark={copy.listMark} title={copy.listTitle} lead={copy.listLead}>
      <Indent>
        <Issues issues={issues.slice(0, visibleIssues)} />
        {earlier.length > 0 ? (
          <Disclosure summary={earlier.length === 1 ? copy.olderOne : fillText(copy.older, { count: earlier.length })}>
            <Issues issues={earlier} />
          </Disclosure>
        ) : null}
        <p className="no-print mt-6 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {copy.feeds}
          <a href={issueFeedPaths.rss} className="inline-flex min-h-11 items-center">
            RSS
          </a>
          <a href={issueFeedPaths.json} className="inline-flex min-h-11 items-center">
            JSON Feed
          </a>
        </p>
      </Indent>
    </Section>
  );
}

function Issues({ issues }: { issues: readonly ArchivedSummary[] }) {
  const site = useSite();
  const copy = useCopy(issueCopy);
  return (
    <ul className="ruled">
      {issues.map((issue) => (
        <li key={issue.slug}>
          <h3 lang={issue.lang} className="font-serif text-h4 font-heading wrap-anywhere">
            <Link
              to="/sunday-review/$slug"
              params={{ slug: issue.slug }}
              className="text-ink no-underline hover:underline"
            >
              {issue.subject}
            </Link>
          </h3>
          <div>
            <p lang={issue.lang}>{issue.previewText}</p>
            <p className="mt-1 text-sm text-ink-soft">
              {issueName(copy, issue)},{" "}
              <time dateTime={issue.sentAt}>{formatDate(issue.sentAt, site.facts.timeZone, site.facts.language)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Benefits() {
  const { benefits } = useCopy(sundayReviewCopy);
  return (
    <Section id="benefits" mark={benefits.mark} title={benefits.title}>
      <Indent>
        <RuledList items={benefits.items} />
      </Indent>
    </Section>
  );
}

function Readers() {
  const site = useSite();
  const { testimonials } = useCopy(sundayReviewCopy);
  if (peopleOf(site, "newsletter").length === 0) return null;
  return (
    <Section
      id="readers"
      ground="ground"
      mark={testimonials.mark}
      title={samplesOf(site).newsletter ? testimonials.sampleTitle : testimonials.title}
      lead={samplesOf(site).newsletter ? testimonials.sampleLead : ""}
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-3">
        <Testimonials slot="newsletter" />
      </div>
    </Section>
  );
}

function Promo() {
  const site = useSite();
  const { promo } = useCopy(sundayReviewCopy);
  if (isHidden(site, promo.action.to)) return null;
  return (
    <StrategyBanner
      title={promo.title}
      lead={promo.lead}
      action={promo.action}
      picture={<BookCover className="max-lg:mx-auto" />}
    />
  );
}

function Questions() {
  const { faq } = useCopy(sundayReviewCopy);
  return (
    <Section id="questions" mark={faq.mark} title={faq.title}>
      <Indent>
        {faq.items.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} name="sunday-review" open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
        <ClosingBar text={faq.closing} action={faq.action} />
      </Indent>
    </Section>
  );
}

export function SundayReviewBody({ issues }: { issues: readonly ArchivedSummary[] }) {
  const site = useSite();
  return (
    <Arranged
      names={sundayReviewSections(site)}
      parts={{
        benefits: <Benefits />,
        testimonials: <Readers />,
        issues: <IssueList issues={issues} />,
        promo: <Promo />,
        faq: <Questions />,
      }}
    />
  );
}
