import type { ReactNode } from "react";

/** The first lines of an email, edited as one document. */
export function PlainParts({ children }: { children: ReactNode }) {
  return (
    <section className="writing is-plain" aria-label="Subject and preview text">
      <div className="writing-doc">{children}</div>
    </section>
  );
}
