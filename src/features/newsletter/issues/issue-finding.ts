/** Gmail cuts off what is longer, and with it the link to unsubscribe. Bytes. */
export const maxIssueBytes = 102 * 1024;

/** Characters that inboxes show. */
export const visibleLength = { subject: 40, previewText: 90 };

/** What is wrong with an issue before it is sent; errors forbid sending. */
export type IssueFinding = {
  severity: "error" | "warning";
  /** Index of the part that it is in. */
  part?: number;
  field?: "subject" | "previewText" | "parts";
  message: string;
};

/** What was looked at. */
export type IssueFacts = {
  bytes: number;
  links: number;
  pictures: number;
  words: number;
  /** Whether every link was asked, those to other sites too. */
  hasAskedLinks: boolean;
};

export type IssueInspection = { findings: IssueFinding[]; facts: IssueFacts };
