import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type ChipTone = "tide" | "signal" | "plain";

type ChipProps = { tone?: ChipTone; className?: string; children: ReactNode };

/** The text carries the meaning, not the colour. */
export function Chip({ tone = "tide", className, children }: ChipProps) {
  return <span className={classNames("chip", `chip-${tone}`, className)}>{children}</span>;
}
