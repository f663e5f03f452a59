import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import type { EmailState } from "../email-record.ts";

const looks: Record<EmailState, { label: string; tone: StatusTone }> = {
  queued: { label: "Queued", tone: "planned" },
  sending: { label: "Being sent", tone: "planned" },
  sent: { label: "Sent", tone: "done" },
  dead: { label: "Failed", tone: "problem" },
};

export const emailStateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

export function EmailChip({ status }: { status: EmailState }) {
  return <StatusChip tone={looks[status].tone}>{looks[status].label}</StatusChip>;
}
