import type { EmailFailure } from "./email-failure.ts";

/** "kept": written into a file, without a mail server. */
export const emailStates = ["queued", "sending", "sent", "kept", "dead"] as const;
export type EmailState = (typeof emailStates)[number];

/** Days a sent email is stored for the owner. */
export const sentEmailDays = 30;
/** Days a failed email waits for the owner's decision. */
export const failedEmailDays = 90;

export const emailStateLabels: Record<EmailState, string> = {
  queued: "Queued",
  sending: "Being sent",
  sent: "Sent",
  kept: "Kept here",
  dead: "Failed",
};

export const emailStateOf = (row: { status: Exclude<EmailState, "kept">; is_kept: boolean }): EmailState =>
  row.is_kept && row.status === "sent" ? "kept" : row.status;

export type ListedEmail = {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  status: EmailState;
  attempts: number;
  createdAt: string;
  /** When sent, or next attempt. */
  at: string | null;
};

export type EmailDetail = ListedEmail & {
  plain: string;
  lastError: string | null;
  failure: EmailFailure | null;
  attachments: string[];
};
