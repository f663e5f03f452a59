import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { type EmailState, emailStateLabels, emailStates } from "../email-record.ts";

const tones: Record<EmailState, StatusTone> = {
  queued: "planned",
  sending: "planned",
  sent: "done",
  kept: "open",
  dead: "problem",
};

export const emailStateOptions = emailStates.map((value) => ({ value, label: emailStateLabels[value] }));

export function EmailChip({ status }: { status: EmailState }) {
  return <StatusChip tone={tones[status]}>{emailStateLabels[status]}</StatusChip>;
}
