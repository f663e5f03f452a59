import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type ChipTone = "tide" | "signal" | "flag" | "sun" | "plain";

const tones: Record<ChipTone, string> = {
  tide: "chip-tide",
  signal: "chip-signal",
  flag: "chip-flag",
  sun: "chip-sun",
  plain: "chip-plain",
};

export function chipClass(tone: ChipTone = "tide", className?: string): string {
  return classNames("chip", tones[tone], className);
}

/** The words carry the meaning, not the colour. */
export function Chip({ tone, className, children }: { tone?: ChipTone; className?: string; children: ReactNode }) {
  return <span className={chipClass(tone, className)}>{children}</span>;
}
