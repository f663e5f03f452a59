import { ClosingBar } from "../../site/closing-bar.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { sundayReviewCopy } from "./sunday-review-copy.ts";

const { faq } = sundayReviewCopy;

/** Questions before subscribing; the rest go to the contact page. */
export function FaqSection() {
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
