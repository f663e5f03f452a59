import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { classNames } from "../lib/class-names.ts";

type SectionLinksProps = {
  /** Accessible name. */
  label: string;
  sections: readonly { name: string; title: string }[];
  shown: string;
  /** Laid out as a column; otherwise a line that scrolls on a phone. */
  isColumn?: boolean;
};

/** The sections of a screen that shows one at a time, the one that the URL names. */
export function SectionLinks({ label, sections, shown, isColumn = false }: SectionLinksProps) {
  const line = useRef<HTMLElement>(null);
  // Beside the others on a phone, where the line scrolls.
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>(`[href$="#${shown}"]`);
    if (line.current && current) line.current.scrollLeft = current.offsetLeft - line.current.offsetLeft;
  }, [shown]);
  return (
    <nav
      ref={line}
      aria-label={label}
      className={classNames(
        "flex gap-x-5 self-start border-b [scrollbar-width:none] max-tablet:overflow-x-auto",
        isColumn ? "max-xl:overflow-x-auto xl:sticky xl:top-6 xl:flex-col xl:border-b-0" : "tablet:flex-wrap",
      )}
    >
      {sections.map(({ name, title }) => (
        <Link
          key={name}
          to="."
          hash={name}
          replace
          activeOptions={{ includeHash: true }}
          aria-current={name === shown ? "true" : undefined}
          className="inline-flex min-h-11 flex-none items-center whitespace-nowrap text-ink-soft no-underline hover:text-tide aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--tide)] xl:min-h-9"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
