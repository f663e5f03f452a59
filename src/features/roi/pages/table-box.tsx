import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";

type TableBoxProps = { label: string; className?: string; children: ReactNode };

/** Lets a wide table scroll sideways in its own box on a phone, by keyboard too. */
export function TableBox({ label, className, children }: TableBoxProps) {
  return (
    <section
      className={classNames("table-box", className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be focusable
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      aria-label={label}
    >
      {children}
    </section>
  );
}
