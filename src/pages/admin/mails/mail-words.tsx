import type { MailState } from "../../../features/email/email-record.ts";
import { StatusChip, type StatusTone } from "../kit/status-chip.tsx";

const looks: Record<MailState, { label: string; tone: StatusTone }> = {
  queued: { label: "Waiting", tone: "planned" },
  sending: { label: "Being sent", tone: "planned" },
  sent: { label: "Sent", tone: "done" },
  dead: { label: "Failed", tone: "problem" },
};

export const mailStateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

/** How far a letter has got. */
export function MailChip({ status }: { status: MailState }) {
  return <StatusChip tone={looks[status].tone}>{looks[status].label}</StatusChip>;
}
