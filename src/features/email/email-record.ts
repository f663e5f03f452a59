export const mailStates = ["queued", "sending", "sent", "dead"] as const;
/** Days that a sent email is stored, so that the owner can see what went out. */
export const sentEmailDays = 30;
/** Days that a failed email waits for the owner's decision. */
export const failedEmailDays = 90;
export type MailState = (typeof mailStates)[number];

/** A letter as the owner's list shows it; times are ISO timestamps. */
export type ListedMail = {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  status: MailState;
  attempts: number;
  createdAt: string;
  /** When it was sent, or when it will be tried next. */
  at: string | null;
};

/** A letter with its words. */
export type MailDetail = ListedMail & {
  plain: string;
  lastError: string | null;
  attachments: string[];
};

/** An email about something, such as a lead, as its record lists it. */
export type EmailAbout = { id: number; subject: string; recipient: string; status: string; createdAt: string };
