import type { ReactNode } from "react";

/** done: a filled disc, planned: a half one, open: an empty one, problem: a square. The words carry the meaning. */
export type StatusTone = "done" | "planned" | "open" | "problem";

/** A state in a list or a form. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`admin-status is-${tone}`}>{children}</span>;
}
