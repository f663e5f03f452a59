import { type TestimonialPlace, testimonials } from "../facts/testimonials.ts";
import { Quote } from "../ui/quote.tsx";

export function Testimonials({ place }: { place: TestimonialPlace }) {
  return testimonials(place).map(({ label, text, name, role }) => (
    <Quote key={`${name} ${text}`} label={label} name={name} role={role}>
      <p>{text}</p>
    </Quote>
  ));
}
