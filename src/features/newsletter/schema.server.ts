import type { Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, NullableTimestamp } from "../../request/column-types.ts";
import type { SubscriberState } from "./subscriber-record.ts";

/** Who gets the email, who asked for it and who ended it. */
export type SubscribersTable = {
  id: GeneratedAlways<number>;
  email: string;
  name: string | null;
  industry: string | null;
  status: Generated<SubscriberState>;
  request_key: Generated<string>;
  page: string;
  requested_at: GeneratedTimestamp;
  confirmed_at: NullableTimestamp;
  unsubscribed_at: NullableTimestamp;
  expires_at: NullableTimestamp;
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

export type NewsletterTables = { subscribers: SubscribersTable; subscription_events: SubscriptionEventsTable };
