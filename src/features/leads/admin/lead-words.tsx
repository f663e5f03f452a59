import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { leadRules } from "../lead.ts";
import { type LeadState, leadStateLabels, leadStates } from "../lead-record.ts";

export const leadKinds = Object.entries(leadRules).map(([value, { title }]) => ({ value, label: title }));

const tones: Record<LeadState, StatusTone> = {
  new: "new",
  conversation: "planned",
  proposal: "planned",
  mandate: "done",
  lost: "open",
};

export const leadStateOptions = leadStates.map((value) => ({ value, label: leadStateLabels[value] }));

export function LeadChip({ status }: { status: LeadState }) {
  return <StatusChip tone={tones[status]}>{leadStateLabels[status]}</StatusChip>;
}
