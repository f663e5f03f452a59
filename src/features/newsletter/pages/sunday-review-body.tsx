import { Link } from "@tanstack/react-router";
import { isHidden } from "../../../facts/hidden-pages.ts";
import { samples } from "../../../facts/samples.ts";
import { siteFacts } from "../../../facts/site-facts.ts";
import { testimonials as peopleOf } from "../../../facts/testimonials.ts";
import { fillText } from "../../../facts/tokens.ts";
import { formatDate } from "../../../lib/dates.ts";
import { issueFeedPaths } from "../../../seo/issue-data.ts";
import { BookCover } from "../../../site/book-cover.tsx";
import { ClosingBar } from "../../../site/closing-bar.tsx";
import { StrategyBanner } from "../../../site/strategy-banner.tsx";
import { Testimonials } from "../../../site/testimonials.tsx";
import { Arranged } from "../../../ui/arranged.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import { type ArchivedSummary, issueName } from "../issues/archived-issue.ts";
import { issueCopy } from "./issue/issue-copy.ts";
import { sundayReviewCopy, sundayReviewSections } from "./sunday-review-copy.ts";

/** Earlier issues unfold. */
const shownAtOnce = 6;

function IssueList({ issues }: { issues: readonly ArchivedSummary[] }) {
  if (issues.length === 0) return null;
  const earlier = issues.slice(shownAtOnce);
  return (
    <Section id="issues" rule mark={issueCopy.listMark} title={issueCopy.listTitle} lead={issueCopy.listLead}>
      <Indent>
        <Issues issues={issues.slice(0, shownAtOnce)} />
        {earlier.length > 0 ? (
          <Disclosure
            summary={earlier.length === 1 ? issueCopy.olderOne : fillText(issueCopy.older, { count: earlier.length })}
          >
            <Issues issues={earlier} />
          </Disclosure>
        ) : null}
        <p className="no-print mt-6 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {issueCopy.feeds}
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
  return (
    <ul className="ruled">
      {issues.map((issue) => (
        <li key={issue.slug}>
          <h3 className="font-serif text-h4 font-heading wrap-anywhere">
            <Link
              to="/sunday-review/$slug"
              params={{ slug: issue.slug }}
              className="text-ink no-underline hover:underline"
            >
              {issue.subject}
            </Link>
          </h3>
          <div>
            <p>{issue.previewText}</p>
            <p className="mt-1 text-sm text-ink-soft">
              {issueName(issue)}, <time dateTime={issue.sentAt}>{formatDate(issue.sentAt, siteFacts.timeZone)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Benefits() {
  const { benefits } = sundayReviewCopy;
  return (
    <Section id="benefits" mark={benefits.mark} title={benefits.title}>
      <Indent>
        <RuledList items={benefits.items} />
      </Indent>
    </Section>
  );
}

function Readers() {
  const { testimonials } = sundayReviewCopy;
  if (peopleOf("newsletter").length === 0) return null;
  return (
    <Section
      id="readers"
      ground="ground"
      mark={testimonials.mark}
      title={samples.newsletter ? testimonials.sampleTitle : testimonials.title}
      lead={samples.newsletter ? testimonials.sampleLead : ""}
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-3">
        <Testimonials place="newsletter" />
      </div>
    </Section>
  );
}

function Promo() {
  const { promo } = sundayReviewCopy;
  if (isHidden(promo.action.to)) return null;
  return <StrategyBanner title={promo.title} lead={promo.lead} action={promo.action} picture={<BookCover />} />;
}

function Questions() {
  const { faq } = sundayReviewCopy;
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
  return (
    <Arranged
      names={sundayReviewSections()}
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
