import type { EmailState } from "../../../features/email/email-record.ts";
import { StatusChip, type StatusTone } from "../kit/status-chip.tsx";

const looks: Record<EmailState, { label: string; tone: StatusTone }> = {
  queued: { label: "Waiting", tone: "planned" },
  sending: { label: "Being sent", tone: "planned" },
  sent: { label: "Sent", tone: "done" },
  dead: { label: "Failed", tone: "problem" },
};

export const emailStateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

/** How far an email has got. */
export function EmailChip({ status }: { status: EmailState }) {
  return <StatusChip tone={looks[status].tone}>{looks[status].label}</StatusChip>;
}
