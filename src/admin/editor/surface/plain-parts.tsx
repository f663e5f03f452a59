import type { ReactNode } from "react";

/** Plain texts edited as one document, such as the first lines of an email. */
export function PlainParts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="writing is-plain" aria-label={label}>
      <div className="writing-doc">{children}</div>
    </section>
  );
}
