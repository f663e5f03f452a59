import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, Json, NullableTimestamp } from "../../../server-context/column-types.ts";
import type { Visit } from "../../visits/visit.ts";
import type { SubscriberState } from "./subscriber.ts";

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

/** Digests of erased readers' addresses; see suppressions.server.ts. */
export type NewsletterSuppressionsTable = {
  digest: string;
  created_at: GeneratedTimestamp;
};

export type SubscriberTables = {
  subscribers: SubscribersTable;
  subscription_events: SubscriptionEventsTable;
  newsletter_suppressions: NewsletterSuppressionsTable;
};
