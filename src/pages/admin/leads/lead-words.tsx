import { type LeadKind, leadRules } from "../../../data/lead.ts";
import type { LeadState } from "../../../data/leads-admin.ts";
import { StatusChip, type StatusTone } from "../kit/status-chip.tsx";

/** What a form is called for the owner. */
export const leadTitle = (kind: string): string => (kind in leadRules ? leadRules[kind as LeadKind].title : kind);

export const leadKinds = Object.entries(leadRules).map(([value, { title }]) => ({ value, label: title }));

const looks: Record<LeadState, { label: string; tone: StatusTone }> = {
  new: { label: "New", tone: "problem" },
  open: { label: "In progress", tone: "planned" },
  done: { label: "Done", tone: "done" },
};

export const leadStateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

export function LeadChip({ status }: { status: LeadState }) {
  return <StatusChip tone={looks[status].tone}>{looks[status].label}</StatusChip>;
}
