import { FormEmbed } from "../../embeds/marketing/form-embed.tsx";
import type { FormAnswer } from "../../features/forms/form-shape.ts";
import { FormCard } from "../../features/forms/ui/form-card.tsx";
import { guideForm } from "../../features/leads/guide-form.ts";
import { Section } from "../../ui/section.tsx";
import { GuideContents } from "./guide-contents.tsx";
import { guideCopy, guideId } from "./healthcare-agent-copy.ts";

/** What the free guide holds, and the form's place. */
export function GuideSection({ answer }: { answer: FormAnswer | undefined }) {
  const { title, form } = guideCopy;
  return (
    <Section ground="deep" label={title}>
      <div className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <GuideContents />
        <FormEmbed form="healthcare" id={guideId}>
          <FormCard id={guideId} heading="h3" {...form} shape={guideForm} answer={answer} />
        </FormEmbed>
      </div>
    </Section>
  );
}
