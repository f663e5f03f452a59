import { Quote } from "../../ui/quote.tsx";
import { Section } from "../../ui/section.tsx";
import { sundayReviewCopy } from "./sunday-review-copy.ts";

const { testimonials } = sundayReviewCopy;

/** Three testimonials, each labelled as a sample. */
export function ReadersSection() {
  return (
    <Section id="readers" ground="ground" mark={testimonials.mark} title={testimonials.title} lead={testimonials.lead}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-3">
        {testimonials.quotes.map(({ text, name, role }) => (
          <Quote key={name} label={testimonials.label} name={name} role={role}>
            <p>{text}</p>
          </Quote>
        ))}
      </div>
    </Section>
  );
}
