import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

/** done: filled disc, new: bright disc, planned: half disc, open: empty disc, problem: square. The label carries the meaning. */
export type StatusTone = "done" | "new" | "planned" | "open" | "problem";

const tones: Record<StatusTone, string> = {
  done: "text-tide before:bg-current",
  new: "text-ink before:border-signal-fill! before:bg-signal-fill",
  planned: "text-tide before:bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]",
  open: "text-ink-soft",
  problem: "text-flag before:bg-current",
};

type StatusChipProps = { tone: StatusTone; wraps?: boolean; children: ReactNode };

export function StatusChip({ tone, wraps = false, children }: StatusChipProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.75 font-semibold text-xs before:size-2.25 before:flex-none before:border-[1.5px] before:border-current",
        tone === "problem" ? "before:rounded-[1px]" : "before:rounded-full",
        !wraps && "whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
