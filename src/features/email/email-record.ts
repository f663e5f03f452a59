import type { EmailFailure } from "./email-failure.ts";

export const emailStates = ["queued", "sending", "sent", "dead"] as const;
/** Days that a sent email is stored, so that the owner can see what went out. */
export const sentEmailDays = 30;
/** Days that a failed email waits for the owner's decision. */
export const failedEmailDays = 90;
export type EmailState = (typeof emailStates)[number];

/** An email as the owner's list shows it; times are ISO timestamps. */
export type ListedEmail = {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  status: EmailState;
  attempts: number;
  createdAt: string;
  /** When it was sent, or when it will be tried next. */
  at: string | null;
};

/** An email with its words. */
export type EmailDetail = ListedEmail & {
  plain: string;
  lastError: string | null;
  /** Why it was not sent; null when that is not known. */
  failure: EmailFailure | null;
  attachments: string[];
};

/** An email about something, such as a lead, as its record lists it. */
export type EmailAbout = { id: number; subject: string; recipient: string; status: string; createdAt: string };
