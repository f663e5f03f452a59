import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { LeadAnswer } from "../features/leads/lead.ts";
import type { DefaultJson } from "./operations-schema.server.ts";

type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableDate = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export type LeadStatus = "new" | "open" | "done";

/** What visitors sent by a form. */
export type LeadsTable = {
  id: GeneratedAlways<number>;
  kind: string;
  email: string;
  name: string | null;
  organisation: string | null;
  answers: DefaultJson<LeadAnswer[]>;
  page: string;
  campaign: DefaultJson<Record<string, string>>;
  notice_text: string;
  notice_at: CreatedAt;
  marketing_text: string | null;
  marketing_at: NullableDate;
  status: Generated<LeadStatus>;
  fingerprint: string;
  /** The owner's own. */
  notes: Generated<string>;
  created_at: CreatedAt;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  deleted_at: NullableDate;
  /** The administrator's email address. */
  deleted_by: string | null;
};

export type SubscriberStatus = "pending" | "confirmed" | "unsubscribed";

/** Who gets the letter, who asked for it and who ended it. */
export type SubscribersTable = {
  id: GeneratedAlways<number>;
  email: string;
  name: string | null;
  industry: string | null;
  status: Generated<SubscriberStatus>;
  request_key: Generated<string>;
  page: string;
  requested_at: CreatedAt;
  confirmed_at: NullableDate;
  unsubscribed_at: NullableDate;
  expires_at: NullableDate;
  /** The owner's own. */
  notes: Generated<string>;
  created_at: CreatedAt;
  deleted_at: NullableDate;
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
  at: CreatedAt;
};

export type FormsTables = {
  leads: LeadsTable;
  subscribers: SubscribersTable;
  subscription_events: SubscriptionEventsTable;
};
