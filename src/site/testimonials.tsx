import type { ReactNode } from "react";
import { samplesOf } from "../facts/samples.ts";
import { type TestimonialSlot, testimonials } from "../facts/testimonials.ts";
import { useSite } from "../facts/use-site.ts";
import { Chip } from "../ui/chip.tsx";

type QuoteProps = {
  /** Source, such as "Sample" or "Pilot feedback"; always visible. */
  label: string;
  name: string;
  role?: string;
  lang: string | undefined;
  children: ReactNode;
};

function Quote({ label, name, role, lang, children }: QuoteProps) {
  return (
    <figure lang={lang} className="quote">
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
  // Samples are in English.
  const lang = samplesOf(site)[slot] && site.facts.language !== "en" ? "en" : undefined;
  return testimonials(site, slot).map(({ label, text, name, role }) => (
    <Quote key={`${name} ${text}`} lang={lang} label={label} name={name} role={role}>
      <p>{text}</p>
    </Quote>
  ));
}
