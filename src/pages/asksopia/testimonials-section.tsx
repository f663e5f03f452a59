import { Quote } from "../../ui/quote.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { testimonialsCopy } from "./asksopia-copy.ts";

/** Two testimonials, labelled as pilot and beta feedback and as samples. */
export function TestimonialsSection() {
  const { mark, title, lead, quotes } = testimonialsCopy;
  return (
    <Section id="testimonials" mark={mark} title={title} lead={lead}>
      <Indent>
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          {quotes.map(({ label, text, name, role }) => (
            <Quote key={name} label={label} name={name} role={role}>
              <p>{text}</p>
            </Quote>
          ))}
        </div>
      </Indent>
    </Section>
  );
}
