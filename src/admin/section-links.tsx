import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { classNames } from "../lib/class-names.ts";

type SectionLinksProps = {
  /** Accessible name. */
  label: string;
  sections: readonly { name: string; title: string }[];
  current: string;
  /** A column; otherwise a line that scrolls on a phone. */
  isColumn?: boolean;
};

/** Links to the sections of a screen that shows one at a time, by the hash of the URL. */
export function SectionLinks({ label, sections, current, isColumn = false }: SectionLinksProps) {
  const line = useRef<HTMLElement>(null);
  // On a phone the line scrolls: show the current section.
  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (line.current && link) line.current.scrollLeft = link.offsetLeft - line.current.offsetLeft;
  }, [current]);
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
          aria-current={name === current ? "true" : undefined}
          className={classNames(
            "inline-flex min-h-11 flex-none items-center whitespace-nowrap text-ink-soft no-underline hover:text-tide aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--tide)] xl:min-h-9",
            isColumn && "xl:whitespace-normal",
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
