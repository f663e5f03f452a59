import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultJson, GeneratedTimestamp, NullableTimestamp } from "../../server-context/column-types.ts";
import type { RecipientStatus } from "../email/delivery-outcome.ts";
import type { IssuePart, IssueStatus } from "./issues/issue.ts";

export type NewsletterIssuesTable = {
  id: GeneratedAlways<number>;
  number: number | null;
  slug: string | null;
  subject: Generated<string>;
  preview_text: Generated<string>;
  parts: DefaultJson<IssuePart[]>;
  status: Generated<IssueStatus>;
  scheduled_at: NullableTimestamp;
  /** Rendered once when sending starts. */
  html: string | null;
  plain: string | null;
  frozen_at: NullableTimestamp;
  finished_at: NullableTimestamp;
  pause_reason: string | null;
  rate_per_minute: Generated<number>;
  in_archive: Generated<boolean>;
  /** When the rate allows the next delivery. */
  next_copy_at: NullableTimestamp;
  /** Why the mail server cannot be reached. */
  trouble: string | null;
  /** Deliveries handled and rejected at the last resume. */
  handled_at_resume: Generated<number>;
  rejected_at_resume: Generated<number>;
  version: Generated<number>;
  created_by: string;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  deleted_at: NullableTimestamp;
  deleted_by: string | null;
};

export type NewsletterRecipientsTable = {
  issue_id: number;
  subscriber_id: number;
  email: string;
  name: string | null;
  status: Generated<RecipientStatus>;
  message_id: Generated<string>;
  attempts: Generated<number>;
  next_attempt_at: NullableTimestamp;
  lease_owner: string | null;
  lease_until: NullableTimestamp;
  last_answer: string | null;
  sent_at: NullableTimestamp;
  updated_at: GeneratedTimestamp;
};

/** Bounces and complaints, deduplicated. */
export type NewsletterBouncesTable = {
  source_key: string;
  subscriber_id: number | null;
  issue_id: number | null;
  kind: "permanent" | "temporary" | "complaint";
  answer: string | null;
  at: GeneratedTimestamp;
  is_proven: Generated<boolean>;
};

export type NewsletterTables = {
  newsletter_issues: NewsletterIssuesTable;
  newsletter_recipients: NewsletterRecipientsTable;
  newsletter_bounces: NewsletterBouncesTable;
};
