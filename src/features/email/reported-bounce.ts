/** A bounce or complaint as reported; untrusted, it may concern none of our emails. */
export type ReportedBounce = {
  /** Deduplication key from the source, such as "mailgun:4711". */
  sourceKey: string;
  /** permanent: undelivered and not retried. */
  kind: "permanent" | "temporary" | "complaint";
  answer: string;
  messageId: string | null;
  /** Used only when the Message-ID matches nothing. */
  recipient: string | null;
  subject: string | null;
  /** By a provider; a report in a mailbox can come from anyone. */
  isSigned?: boolean;
};

/** The site's own part of a Message-ID; null if another server issued it. */
export function siteMessageId(messageId: string | null): string | null {
  return /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]+>?$/i.exec(messageId?.trim() ?? "")?.[1] ?? null;
}

const causes: Record<string, string> = {
  "1.1": "There is no such inbox.",
  "1.2": "The domain of the address does not exist.",
  "1.3": "The address is not valid.",
  "1.6": "The inbox has moved.",
  "2.1": "The inbox is closed.",
  "2.2": "The inbox is full.",
  "2.3": "The email is too large for this inbox.",
  "4.1": "The mail server did not answer.",
  "4.4": "No mail server was found for the domain.",
  "4.7": "The mail server could not be reached for too long.",
};

const classes: Record<string, string> = {
  "1": "The address was rejected.",
  "2": "The inbox accepts nothing.",
  "3": "The mail server accepts nothing.",
  "4": "The mail server could not be reached.",
  "5": "The mail server did not understand the email.",
  "6": "The mail server could not process the content.",
  "7": "The mail server rejected the sender or the content.",
};

/** An RFC 3463 status code such as 5.1.1 with its meaning. */
export function statusText(status: string): string {
  const [, detail = "", subject = ""] = /^[245]\.((\d{1,3})\.\d{1,3})$/.exec(status) ?? [];
  return `${status} ${causes[detail] ?? classes[subject] ?? "The email was not delivered."}`;
}
