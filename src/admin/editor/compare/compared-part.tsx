import type { ReactNode } from "react";

/** Two columns; stacked where space is short. */
export const pairClass = "grid gap-3 min-[50rem]:grid-cols-[1fr_1fr] min-[50rem]:gap-5";

export const compareDialogClass = "w-[min(64rem,calc(100vw-32px))] max-w-none";

export function ComparedPart({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t pt-5 pb-6 *:first:mb-3">
      {heading}
      {children}
    </section>
  );
}
