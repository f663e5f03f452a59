import type { DeliveryCounts } from "../newsletter/dispatch/dispatch.ts";
import type { IssuePart } from "../newsletter/issues/issue.ts";
import type { RoiScenario } from "../roi/roi.ts";

export const maxSequenceEmails = 10;

export const sequenceTriggers = ["ebook", "subscription", "calculation", "call"] as const;
export type SequenceTrigger = (typeof sequenceTriggers)[number];

export const triggerLabels: Record<SequenceTrigger, string> = {
  ebook: "After the eBook",
  subscription: "After a subscription",
  calculation: "After a calculation",
  call: "After a call",
};

/** closed: still sent to active readers, but not offered to anyone else. */
export const sequenceStates = ["draft", "running", "closed", "paused"] as const;
export type SequenceState = (typeof sequenceStates)[number];

export const sequenceStateLabels: Record<SequenceState, string> = {
  draft: "Draft",
  running: "Running",
  closed: "Closed to newcomers",
  paused: "Paused",
};

/** pending: the address is not confirmed yet. */
export const readerStates = ["pending", "active", "paused", "done", "stopped"] as const;
export type ReaderState = (typeof readerStates)[number];

export const readerStateLabels: Record<ReaderState, string> = {
  pending: "Pending",
  active: "Active",
  paused: "Paused",
  done: "Done",
  stopped: "Stopped",
};

/** The owner's actions for one person. */
export const readerChanges = ["pause", "resume", "skip", "end", "answered"] as const;
export type ReaderChange = (typeof readerChanges)[number];

export const stopReasonLabels = {
  reader: "Stopped by their own click.",
  unsubscribed: "Unsubscribed from the newsletter.",
  booking: "Booked a call.",
  mandate: "Became a client.",
  reply: "Replied.",
  "no-call": "The call did not take place.",
  bounced: "The address rejects emails.",
  complaint: "Reported an email as spam.",
  owner: "Ended by you.",
} as const;
export type StopReason = keyof typeof stopReasonLabels;

/** When an email is sent; `waitDays` counts from the email before it. */
export type SequenceStep = { waitDays: number; hour: number; skipSundays: boolean };

export type SequenceEmailContent = { subject: string; previewText: string; parts: IssuePart[] };

/** Each reason why a sequence can't run yet, as a sentence. */
export const missingSettings = ({ name, consent }: { name: string; consent: string }): string[] => [
  ...(name.trim() ? [] : ["Enter a name."]),
  ...(consent.trim() ? [] : ["Enter the sentence that people agree to."]),
];

/** The same for an email; `name` is such as "This email" or "Email 2". */
export const missingTexts = (name: string, { subject, parts }: Pick<SequenceEmailContent, "subject" | "parts">) => [
  ...(subject.trim() ? [] : [`${name} has no subject.`]),
  ...(parts.some(({ html }) => html.trim() !== "") ? [] : [`${name} has no text.`]),
];

export type SequenceEmail = SequenceStep &
  SequenceEmailContent & {
    id: number;
    sequenceId: number;
    position: number;
    version: number;
    /** Readers who haven't received it yet. */
    waiting: number;
  };

export type ListedSequence = {
  id: number;
  name: string;
  trigger: SequenceTrigger;
  state: SequenceState;
  emails: number;
  /** Active readers. */
  reading: number;
};

/** Without the text; `stopped` counts readers who ended the sequence after this email. */
export type SequenceEmailFigures = Omit<SequenceEmail, "parts" | "previewText"> & {
  counts: DeliveryCounts;
  stopped: number;
};

export type SequenceDetail = Omit<ListedSequence, "emails"> & {
  consent: string;
  version: number;
  trouble: string | null;
  emails: SequenceEmailFigures[];
};

/** An unanswered reply; `at` is an ISO timestamp. */
export type WaitingReply = {
  id: number;
  sequenceId: number;
  sequence: string;
  name: string;
  email: string;
  at: string;
};

export type SequenceReader = {
  id: number;
  email: string;
  state: ReaderState;
  stopReason: StopReason | null;
  /** Emails sent, and in the frozen schedule. */
  sent: number;
  total: number;
  /** ISO timestamp. */
  nextAt: string | null;
  nextSubject: string | null;
  /** The calculation beside which they signed up. */
  calculation: RoiScenario | null;
};

/** Marks of the fields that a text may use, such as "{name|reader}"; the text after the bar replaces an unknown value. */
const fieldMark = /\{(name|organisation)(?:\|([^{}|]{0,80}))?\}/g;

/** Fills the fields of a text; `write` escapes a value for its format. */
export const fillFields = (
  text: string,
  reader: { name: string | null; organisation: string | null },
  write: (value: string) => string = (value) => value,
): string =>
  text.replaceAll(fieldMark, (_mark, field: "name" | "organisation", fallback: string | undefined) => {
    // Prevents a value from containing another mark.
    const value = reader[field]
      ?.replaceAll(/[{}|%]|\p{Cc}/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    return value ? write(value) : (fallback ?? "");
  });
