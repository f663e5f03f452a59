import type { Language } from "../../../lib/language.ts";

export const issuePartKinds = ["opening", "case", "episode", "monday", "meeting", "text"] as const;

export type IssuePartKind = (typeof issuePartKinds)[number];

export type IssuePart = {
  kind: IssuePartKind;
  /** Empty for the opening. */
  title: string;
  html: string;
  /** Slot in the form, such as "text2", kept when moved. */
  slot?: string;
};

/** `sending` and `paused` have frozen recipients; `cancelled` stopped before every email was sent. */
export const issueStatuses = ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] as const;

export type IssueStatus = (typeof issueStatuses)[number];

export type Issue = {
  id: number;
  subject: string;
  previewText: string;
  /** Public page below /sunday-review; empty until chosen. */
  slug: string;
  parts: IssuePart[];
  /** Absent for the site's language. */
  lang?: Language;
  isInArchive: boolean;
  /** Assigned when sending starts. */
  number: number | null;
  status: IssueStatus;
  /** ISO timestamps. */
  scheduledAt: string | null;
  sendingStartedAt: string | null;
  finishedAt: string | null;
  pauseReason: string | null;
  ratePerMinute: number;
  version: number;
  updatedAt: string;
};

/** Placeholders for values that differ by recipient, replaced while sending and absent from the public page. */
export const recipientMarks = {
  name: "%%RECIPIENT_NAME%%",
  unsubscribeUrl: "%%UNSUBSCRIBE_URL%%",
  preferencesUrl: "%%PREFERENCES_URL%%",
  consentDate: "%%CONSENT_DATE%%",
} as const;
