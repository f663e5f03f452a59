import { type ReactNode, type Ref, useState } from "react";

export const summaryClass = (className: string): string =>
  `list-item min-h-11 cursor-pointer list-inside list-[disclosure-closed] leading-11 group-open:list-[disclosure-open] ${className}`;

type CollapsibleProps = { ref?: Ref<HTMLDetailsElement>; isOpen?: boolean; summary: ReactNode; children: ReactNode };

/** `isOpen` is the initial state. */
export function Collapsible({ ref, isOpen = false, summary, children }: CollapsibleProps) {
  // A changing prop would override what the user opened or closed.
  const [isInitiallyOpen] = useState(isOpen);
  return (
    <details ref={ref} open={isInitiallyOpen} className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-medium text-tide before:size-1.75 before:-rotate-45 before:border-current before:border-r-2 before:border-b-2 group-open:before:rotate-45">
        {summary}
      </summary>
      {children}
    </details>
  );
}
