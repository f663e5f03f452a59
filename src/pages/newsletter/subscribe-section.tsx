import { FormEmbed } from "../../embeds/marketing/form-embed.tsx";
import type { FormAnswer } from "../../features/forms/form-shape.ts";
import { FormCard } from "../../features/forms/ui/form-card.tsx";
import { newsletterForm } from "../../features/newsletter/newsletter-form.ts";
import { Section } from "../../ui/section.tsx";
import { sundayReviewCopy } from "./sunday-review-copy.ts";

const { form } = sundayReviewCopy;

/** Where the subscription is made. */
export function SubscribeSection({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Section ground="ground" label={form.title}>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2>{form.title}</h2>
          <p className="lead mt-4">{form.lead}</p>
        </div>
        <FormEmbed form="newsletter" id="subscribe">
          <FormCard
            id="subscribe"
            heading="h3"
            title={form.cardTitle}
            shape={newsletterForm}
            answer={answer}
            submitLabel={form.submitLabel}
          />
        </FormEmbed>
      </div>
    </Section>
  );
}
