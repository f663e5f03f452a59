import { FormEmbed } from "../../embeds/form-embed.tsx";
import { FormPlace } from "../../site/form-place.tsx";
import { Section } from "../../ui/section.tsx";
import { sundayReviewCopy } from "./sunday-review-copy.ts";

const { form } = sundayReviewCopy;

/** Where the subscription is made. */
export function SubscribeSection() {
  return (
    <Section ground="ground" label={form.title}>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2>{form.title}</h2>
          <p className="lead mt-4">{form.lead}</p>
        </div>
        <FormEmbed form="newsletter" id="subscribe">
          <FormPlace
            id="subscribe"
            heading="h3"
            title={form.cardTitle}
            intro={form.intro}
            subject={form.subject}
            bodyLines={form.bodyLines}
            submitLabel={form.submitLabel}
          />
        </FormEmbed>
      </div>
    </Section>
  );
}
