/** A part of an issue, in the order in which it is read. */
export const issuePartKinds = ["opening", "case", "episode", "monday", "meeting", "text"] as const;

export type IssuePartKind = (typeof issuePartKinds)[number];

export type IssuePart = {
  kind: IssuePartKind;
  /** Its heading; empty for the opening. */
  title: string;
  /** Sanitised HTML of the editor. */
  html: string;
  /** Names its place in the form, such as "text2", wherever it was moved to. */
  slot?: string;
};

/** `sending` and `paused` have frozen recipients; `cancelled` stopped before all were served. */
export type IssueStatus = "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";

/** What the owner writes. */
export type IssueContent = {
  subject: string;
  previewText: string;
  /** Name of the public page below /sunday-review; empty until it is decided. */
  slug: string;
  parts: IssuePart[];
  isInArchive: boolean;
};

/** A stored issue. */
export type Issue = IssueContent & {
  id: number;
  /** Given when sending begins. */
  number: number | null;
  status: IssueStatus;
  /** ISO timestamps. */
  scheduledAt: string | null;
  frozenAt: string | null;
  finishedAt: string | null;
  pauseReason: string | null;
  ratePerMinute: number;
  /** Names the stored version. */
  version: number;
  updatedAt: string;
};

/** What became of one copy. `unknown`: the connection broke after the text was sent; it may have arrived. */
export type RecipientStatus = "waiting" | "sending" | "sent" | "retrying" | "bounced" | "unknown" | "skipped";

/**
 * Marks in the rendered issue for what differs between recipients. The writer of an issue renders with them, the sender
 * replaces them (HTML: escaped), the public page is rendered without.
 */
export const recipientMarks = {
  name: "%%RECIPIENT_NAME%%",
  unsubscribeUrl: "%%UNSUBSCRIBE_URL%%",
  preferencesUrl: "%%PREFERENCES_URL%%",
  consentDate: "%%CONSENT_DATE%%",
} as const;
