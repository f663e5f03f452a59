import { classNames } from "../lib/class-names.ts";

/** A key of the keyboard. */
export const Kbd = ({ className, children }: { className?: string; children: string }) => (
  <kbd
    className={classNames(
      "inline-grid place-items-center rounded-control border border-line-strong px-1.5 font-sans font-semibold text-xs leading-none",
      className ?? "min-h-7 min-w-7",
    )}
  >
    {children}
  </kbd>
);
