import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

/** A box in which a wide table scrolls by itself, by pointer and by keyboard; `label` names it. */
export function TableBox({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={classNames("table-box", className)}>
      {children}
    </section>
  );
}
