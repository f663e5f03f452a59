import type { ReactNode } from "react";

/** Class names of two things beside each other, or one below the other where there is little room. */
export const pairClass = "grid gap-3 min-[50rem]:grid-cols-[1fr_1fr] min-[50rem]:gap-5";

/** Class names of the dialog that compares: two texts need the room. */
export const compareDialogClass = "w-[min(64rem,calc(100vw-32px))] max-w-none";

/** One part of a text under its heading. */
export function ComparedPart({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t pt-5 pb-6 *:first:mb-3">
      {heading}
      {children}
    </section>
  );
}
