import { Disclosure } from "../../ui/disclosure.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { securityCopy } from "./asksopia-copy.ts";

/** The security FAQ with its four questions (specification, section 2). */
export function SecuritySection() {
  const { mark, title, faq } = securityCopy;
  return (
    <Section id="security" ground="ground" mark={mark} title={title}>
      <Indent>
        {faq.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} name="security" open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Indent>
    </Section>
  );
}
