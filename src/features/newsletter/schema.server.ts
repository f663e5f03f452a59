import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DefaultJson, GeneratedTimestamp, Json, NullableTimestamp } from "../../server-context/column-types.ts";
import type { Visit } from "../visits/visit.ts";
import type { IssuePart, IssueStatus, RecipientStatus } from "./issues/issue.ts";
import type { SequenceTables } from "./sequences/schema.server.ts";
import type { SubscriberState } from "./subscriber-record.ts";

/** The source of an import, with the evidence of consent. */
export type ImportedFrom = { source: string; consentedAt: string | null; evidence: string | null };

export type SubscribersTable = {
  id: GeneratedAlways<number>;
  email: string;
  name: string | null;
  /** Of an imported list; null once the reader entered a name. */
  first_name: Generated<string | null>;
  industry: string | null;
  status: Generated<SubscriberState>;
  /** Identifies a request in its confirmation link. */
  request_key: Generated<string>;
  /** Identifies the reader in the links of emails. */
  link_key: Generated<string>;
  /** Until then, links of 0.1.0 by number are this reader's. */
  number_link_until: NullableTimestamp;
  page: string;
  visit: ColumnType<Visit | null, string | null | undefined, string | null>;
  requested_at: GeneratedTimestamp;
  confirmed_at: NullableTimestamp;
  unsubscribed_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  /** Permanent rejections in a row. */
  bounces_in_row: Generated<number>;
  /** Set when the reader did not end it. */
  end_reason: string | null;
  imported: Json<ImportedFrom> | null;
  /** The owner's notes. */
  notes: Generated<string>;
  created_at: GeneratedTimestamp;
  deleted_at: NullableTimestamp;
  /** The administrator's email address. */
  deleted_by: string | null;
};

type SubscriptionEvent = "requested" | "confirmed" | "changed" | "unsubscribed";

/** Proof of consent; append-only. */
export type SubscriptionEventsTable = {
  id: GeneratedAlways<number>;
  subscriber_id: number;
  event: SubscriptionEvent;
  text: string | null;
  text_version: string | null;
  page: string | null;
  at: GeneratedTimestamp;
};

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

/** Messages of the bounce mailbox that were read. */
export type BounceMailboxMessagesTable = {
  mailbox: string;
  uid_validity: number;
  uid: number;
  /** Of a report that the owner has to look at. */
  subject: string | null;
  at: GeneratedTimestamp;
};

/** Accepted webhooks, to detect repeats. */
export type NewsletterWebhookDeliveriesTable = {
  provider: string;
  delivery_id: string;
  received_at: GeneratedTimestamp;
};

/** Digests of erased readers' addresses; see suppressions.server.ts. */
export type NewsletterSuppressionsTable = {
  digest: string;
  created_at: GeneratedTimestamp;
};

export type NewsletterTables = SequenceTables & {
  subscribers: SubscribersTable;
  subscription_events: SubscriptionEventsTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_recipients: NewsletterRecipientsTable;
  newsletter_bounces: NewsletterBouncesTable;
  bounce_mailbox_messages: BounceMailboxMessagesTable;
  newsletter_webhook_deliveries: NewsletterWebhookDeliveriesTable;
  newsletter_suppressions: NewsletterSuppressionsTable;
};
