import type { ReactNode } from "react";
import { Chip } from "./chip.tsx";

type QuoteProps = {
  /** Source, such as "Sample" or "Pilot feedback"; always visible. */
  label: string;
  name: string;
  role?: string;
  children: ReactNode;
};

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
