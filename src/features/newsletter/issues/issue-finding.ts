/** Gmail clips longer emails, and the unsubscribe link with them. Bytes. */
export const maxIssueBytes = 102 * 1024;

/** Characters that inboxes show. */
export const visibleLength = { subject: 40, previewText: 90 };

/** Errors prevent sending. */
export type IssueFinding = {
  severity: "error" | "warning";
  /** Index of the part. */
  part?: number;
  field?: "subject" | "previewText" | "parts";
  message: string;
};

export type IssueFacts = {
  bytes: number;
  links: number;
  pictures: number;
  /** Including links to other sites. */
  hasCheckedLinks: boolean;
};

export type IssueInspection = { findings: IssueFinding[]; facts: IssueFacts };
