import { classNames } from "../lib/class-names.ts";

/** Class names of a link or a button of the menu; the page that is open is raised. */
export const menuEntryClass = (className?: string): string =>
  classNames(
    "flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 text-left font-[500] text-ink no-underline desk:min-h-10",
    "hover:bg-ink/6 hover:text-ink data-[status=active]:bg-surface data-[status=active]:font-semibold",
    "data-[status=active]:shadow-[inset_0_0_0_1px_var(--line)] [&_.lucide]:size-4.5 [&_.lucide]:text-ink-soft",
    className,
  );
