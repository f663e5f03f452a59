import type { ReactNode } from "react";
import { GrowingText } from "./growing-text.tsx";

type PlainPart = {
  id: string;
  label: string;
  help?: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

type PlainPartsProps = {
  label: string;
  parts?: readonly PlainPart[];
  children?: ReactNode;
};

/** Plain texts edited as one document, such as show notes; line breaks are kept. */
export function PlainParts({ label, parts = [], children }: PlainPartsProps) {
  return (
    <section className="writing is-plain" aria-label={label}>
      <div className="writing-doc">
        {children}
        {parts.map((part) => (
          <GrowingText key={part.id} {...part} placeholder="Nothing yet" isLong />
        ))}
      </div>
    </section>
  );
}
