import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import type { EmailState } from "../email-record.ts";

const looks: Record<EmailState, { label: string; tone: StatusTone }> = {
  queued: { label: "Queued", tone: "planned" },
  sending: { label: "Being sent", tone: "planned" },
  sent: { label: "Sent", tone: "done" },
  dead: { label: "Failed", tone: "problem" },
};

export const emailStateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

const kinds: Readonly<Record<string, string>> = {
  "lead-notice": "To you: a new lead",
  "lead-reply": "Your reply to a lead",
  download: "A download",
  booking: "A booking",
  "booking-reminder": "Reminder of a booking",
  "booking-owner": "To you: a booking",
  "booking-no-show": "Your message after a missed call",
  "guest-received": "A registration for the podcast",
  "guest-owner": "To you: a registration for the podcast",
  "guest-accepted": "A guest is accepted",
  "guest-declined": "A guest is declined",
  "guest-signed": "A signed release",
  "guest-signed-owner": "To you: a signed release",
  "newsletter-confirmation": "Confirmation of a subscription",
  "newsletter-known": "Already subscribed",
  "newsletter-welcome": "Welcome to the newsletter",
  "my-data": "Link to one’s own data",
  "owner-notice": "To you: something needs your attention",
  "owner-week": "To you: your week",
  "password-reset": "Link for a new password",
  "password-changed": "The password was changed",
  "passkey-added": "A passkey was added",
};

/** Unknown kinds are shown by name. */
export const emailKindWord = (kind: string): string => kinds[kind] ?? kind;

export function EmailChip({ status }: { status: EmailState }) {
  return <StatusChip tone={looks[status].tone}>{looks[status].label}</StatusChip>;
}
