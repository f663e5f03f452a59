import { siteFacts } from "../../../facts/site-facts.ts";
import { Section } from "../../../ui/section.tsx";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { VisibleForm } from "../../forms/ui/visible-form.ts";
import { newsletterBoxForm } from "../../newsletter/newsletter-form.ts";
import { podcastCopy } from "../ui/podcast-copy.ts";

/** The newsletter's box: one field and one button. */
export function NewsletterBox({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Section id="newsletter" ground="ground" label={siteFacts.newsletterName}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2>{siteFacts.newsletterName}</h2>
          <p className="lead mt-4">{podcastCopy.newsletterLead}</p>
        </div>
        <VisibleForm shape={newsletterBoxForm} answer={answer} submitLabel={podcastCopy.newsletterAction} />
      </div>
    </Section>
  );
}
