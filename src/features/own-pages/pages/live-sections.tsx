import { FormEmbed } from "../../../embeds/third-party-slot.tsx";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { type Ground, Indent, Section } from "../../../ui/section.tsx";
import { OfferedTypeCard } from "../../bookings/ui/offered-type-card.tsx";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { FormCard } from "../../forms/ui/form-card.tsx";
import { contactForm } from "../../leads/contact-form.ts";
import { newsletterForm } from "../../subscribers/newsletter-form.ts";
import { formOf } from "../section-choices.ts";
import type { SectionOf } from "../section-kinds.ts";
import type { PageBooking } from "./page-booking.ts";
import { formSectionCopy } from "./section-copy.ts";

const shapes = { contact: contactForm, newsletter: newsletterForm };

type BookingSectionProps = {
  section: SectionOf<"booking">;
  ground: Ground;
  booking: PageBooking;
  answer: FormAnswer | undefined;
};

export function BookingSection({ section: { words }, ground, booking, answer }: BookingSectionProps) {
  return (
    <Section ground={ground} title={words.title} lead={words.lead}>
      <Indent>
        <OfferedTypeCard {...booking} answer={answer} heading={words.title ? "h3" : "h2"} />
      </Indent>
    </Section>
  );
}

type FormSectionProps = { section: SectionOf<"form">; ground: Ground; answer: FormAnswer | undefined };

export function FormSection({ section: { key, words }, ground, answer }: FormSectionProps) {
  const site = useSite();
  const copy = useCopy(formSectionCopy);
  const form = formOf(words.form);
  if (!form) return null;
  const { title, action } = copy[form];
  const id = `form-${key}`;
  return (
    <Section ground={ground}>
      <Indent>
        <FormEmbed form={form} id={id}>
          <FormCard
            id={id}
            title={words.title || title}
            intro={words.lead}
            shape={shapes[form](site)}
            answer={answer}
            submitLabel={words.action || action}
            idPrefix={`${form}-${key}`}
          />
        </FormEmbed>
      </Indent>
    </Section>
  );
}
