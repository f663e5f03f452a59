import type { ReactNode } from "react";
import { Chip } from "./chip.tsx";

type QuoteProps = {
  /** Says where the words come from, for example "Sample" or "Pilot feedback". Always shown. */
  label: string;
  name: string;
  role?: string;
  children: ReactNode;
};

/** What someone said, visibly labelled with where it comes from. */
export function Quote({ label, name, role, children }: QuoteProps) {
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
