import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultJson, GeneratedTimestamp, Json, NullableTimestamp } from "../../server-context/column-types.ts";
import type { IssuePart, IssueStatus, RecipientStatus } from "./issues/issue.ts";
import type { SubscriberState } from "./subscriber-record.ts";

/** The source of an import, with the evidence of consent. */
export type ImportedFrom = { source: string; consentedAt: string | null; evidence: string | null };

/** Who gets the email, who asked for it and who ended it. */
export type SubscribersTable = {
  id: GeneratedAlways<number>;
  email: string;
  name: string | null;
  industry: string | null;
  status: Generated<SubscriberState>;
  /** Names a request in the link that confirms it. */
  request_key: Generated<string>;
  /** Names the reader in the links of emails. */
  link_key: Generated<string>;
  page: string;
  requested_at: GeneratedTimestamp;
  confirmed_at: NullableTimestamp;
  unsubscribed_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  /** Permanent rejections in a row. */
  bounces_in_row: Generated<number>;
  /** Why the subscription ended when the reader did not end it. */
  end_reason: string | null;
  /** Where an imported subscriber comes from. */
  imported: Json<ImportedFrom> | null;
  /** The owner's own. */
  notes: Generated<string>;
  created_at: GeneratedTimestamp;
  deleted_at: NullableTimestamp;
  /** The administrator's email address. */
  deleted_by: string | null;
};

type SubscriptionEvent = "requested" | "confirmed" | "changed" | "unsubscribed";

/** The proof of consent; rows are only added. */
export type SubscriptionEventsTable = {
  id: GeneratedAlways<number>;
  subscriber_id: number;
  event: SubscriptionEvent;
  text: string | null;
  text_version: string | null;
  page: string | null;
  at: GeneratedTimestamp;
};

/** Issues of The Sunday Review. */
export type NewsletterIssuesTable = {
  id: GeneratedAlways<number>;
  number: number | null;
  slug: string | null;
  subject: Generated<string>;
  preview_text: Generated<string>;
  parts: DefaultJson<IssuePart[]>;
  status: Generated<IssueStatus>;
  scheduled_at: NullableTimestamp;
  /** Rendered once when the recipients are frozen. */
  html: string | null;
  plain: string | null;
  frozen_at: NullableTimestamp;
  finished_at: NullableTimestamp;
  pause_reason: string | null;
  rate_per_minute: Generated<number>;
  in_archive: Generated<boolean>;
  /** When the next copy may leave by the rate. */
  next_copy_at: NullableTimestamp;
  /** What keeps the mail server from being reached. */
  trouble: string | null;
  /** Copies handled and rejected when the owner resumed the run. */
  handled_at_resume: Generated<number>;
  rejected_at_resume: Generated<number>;
  version: Generated<number>;
  created_by: string;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  deleted_at: NullableTimestamp;
  deleted_by: string | null;
};

/** One row for each copy of an issue. */
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

/** Notices of bounces and complaints; a repeated one changes nothing. */
export type NewsletterBouncesTable = {
  source_key: string;
  subscriber_id: number | null;
  issue_id: number | null;
  kind: "permanent" | "temporary" | "complaint";
  answer: string | null;
  at: GeneratedTimestamp;
};

/** Webhooks of email providers that were accepted; a repeated one changes nothing. */
export type NewsletterWebhookDeliveriesTable = {
  provider: string;
  delivery_id: string;
  received_at: GeneratedTimestamp;
};

/** Digests of the email addresses of erased readers who had left; see suppressions.server.ts. */
export type NewsletterSuppressionsTable = {
  digest: string;
  created_at: GeneratedTimestamp;
};

export type NewsletterTables = {
  subscribers: SubscribersTable;
  subscription_events: SubscriptionEventsTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_recipients: NewsletterRecipientsTable;
  newsletter_bounces: NewsletterBouncesTable;
  newsletter_webhook_deliveries: NewsletterWebhookDeliveriesTable;
  newsletter_suppressions: NewsletterSuppressionsTable;
};
