import { testimonials as peopleOf } from "../../../facts/testimonials.ts";
import { BookCover } from "../../../site/book-cover.tsx";
import { ClosingBar } from "../../../site/closing-bar.tsx";
import { StrategyBanner } from "../../../site/strategy-banner.tsx";
import { Testimonials } from "../../../site/testimonials.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import type { ArchivedSummary } from "../issues/archived-issue.ts";
import { IssueList } from "./issue/issue-list.tsx";
import { sundayReviewCopy } from "./sunday-review-copy.ts";

const { benefits, testimonials, promo, faq } = sundayReviewCopy;

/** The page below the form: what readers get and say, the archive, the eBook, questions. */
export function SundayReviewBody({ issues }: { issues: readonly ArchivedSummary[] }) {
  return (
    <>
      <Section id="benefits" mark={benefits.mark} title={benefits.title}>
        <Indent>
          <RuledList items={benefits.items} />
        </Indent>
      </Section>
      {peopleOf("newsletter").length > 0 ? (
        <Section
          id="readers"
          ground="ground"
          mark={testimonials.mark}
          title={testimonials.title}
          lead={testimonials.lead}
        >
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-3">
            <Testimonials place="newsletter" />
          </div>
        </Section>
      ) : null}
      <IssueList issues={issues} />
      <StrategyBanner title={promo.title} lead={promo.lead} action={promo.action} picture={<BookCover />} />
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
    </>
  );
}
