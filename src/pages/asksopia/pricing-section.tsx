import { ActionLink } from "../../site/action-link.tsx";
import { Card, CardBody } from "../../ui/card.tsx";
import { Closing, Indent, Section } from "../../ui/section.tsx";
import { pricingCopy } from "./asksopia-copy.ts";

/** Pricing by discovery call: what a quotation names, and what it never does. */
export function PricingSection() {
  const { mark, title, lead, items, quotation, action } = pricingCopy;
  return (
    <Section id="pricing" ground="ground" mark={mark} title={title} lead={lead}>
      <Indent>
        <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-2">
          <ul className="grid gap-8">
            {items.map((item) => (
              <li key={item.title} className="border-t border-line pt-5">
                <h3 className="font-sans text-h4 font-semibold">{item.title}</h3>
                <p className="mt-2 text-ink-soft">{item.text}</p>
              </li>
            ))}
          </ul>
          <Card as="div">
            <CardBody className="gap-2">
              <h3 className="text-h4">{quotation.title}</h3>
              <dl className="text-base">
                {quotation.lines.map(({ item, basis }) => (
                  <div key={item} className="flex justify-between gap-6 border-t border-line py-3 first:border-t-0">
                    <dt>{item}</dt>
                    <dd className="text-right text-ink-soft sm:whitespace-nowrap">{basis}</dd>
                  </div>
                ))}
              </dl>
            </CardBody>
          </Card>
        </div>
        <Closing>
          <ActionLink {...action} kind="secondary" />
        </Closing>
      </Indent>
    </Section>
  );
}
