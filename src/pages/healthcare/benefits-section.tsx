import type { Claim } from "../../facts/claims.ts";
import { Closing, Section } from "../../ui/section.tsx";
import { GuideLink } from "./guide-link.tsx";
import { benefitsCopy } from "./healthcare-agent-copy.ts";

/** The three claims of the page (spec 2), each with what it means on the ward. */
export function BenefitsSection() {
  const { mark, title, items } = benefitsCopy;
  return (
    <Section id="benefits" ground="ground" mark={mark} title={title}>
      <ul className="grid gap-x-gap md:grid-cols-3">
        {items.map(({ claim, text }) => (
          <li key={claim.label} className="border-t border-line py-6 md:pr-6 md:pb-0">
            <ClaimHeading claim={claim} />
            <p className="mt-4 text-base text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Closing>
        <GuideLink />
      </Closing>
    </Section>
  );
}

/** The claim's own wording as a heading, its figure set large. */
function ClaimHeading({ claim: { wording, figure } }: { claim: Claim }) {
  const [before = "", after = ""] = wording.split(figure);
  return (
    <h3 className="font-sans text-base font-semibold">
      <span className="mb-2 block">{before}</span>
      <span className="fig mr-2">{figure}</span>
      {after}
    </h3>
  );
}
