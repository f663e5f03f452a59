import type { ReactNode } from "react";
import { type TestimonialSlot, testimonials } from "../facts/testimonials.ts";
import { useSite } from "../facts/use-site.ts";
import { Chip } from "../ui/chip.tsx";

type QuoteProps = {
  /** Source, such as "Sample" or "Pilot feedback"; always visible. */
  label: string;
  name: string;
  role?: string;
  children: ReactNode;
};

function Quote({ label, name, role, children }: QuoteProps) {
  return (
    <figure className="quote">
      <Chip tone="plain" className="self-start">
        {label}
      </Chip>
      <blockquote>{children}</blockquote>
      <figcaption>
        <b>{name}</b>
        {role}
      </figcaption>
    </figure>
  );
}

export function Testimonials({ slot }: { slot: TestimonialSlot }) {
  const site = useSite();
  return testimonials(site, slot).map(({ label, text, name, role }) => (
    <Quote key={`${name} ${text}`} label={label} name={name} role={role}>
      <p>{text}</p>
    </Quote>
  ));
}
