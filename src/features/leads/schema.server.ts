import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from "kysely";
import type {
  DefaultJson,
  GeneratedTimestamp,
  NullableTimestamp,
  Timestamp,
} from "../../server-context/column-types.ts";
import type { Touch } from "../visits/touches.ts";
import type { Visit } from "../visits/visit.ts";
import type { LeadAnswer } from "./lead.ts";
import type { LeadState } from "./lead-record.ts";

/** What a mandate added to the figures; `day` is such as "2026-11-30". */
export type CountedMandate = { day: string; euro: number; touches: Touch[] };

export type LeadsTable = {
  id: GeneratedAlways<number>;
  kind: string;
  email: string;
  name: string | null;
  organisation: string | null;
  answers: DefaultJson<LeadAnswer[]>;
  page: string;
  campaign: DefaultJson<Record<string, string>>;
  visit: ColumnType<Visit | null, string | null | undefined, string | null>;
  notice_text: string;
  notice_at: GeneratedTimestamp;
  marketing_text: string | null;
  marketing_at: NullableTimestamp;
  status: Generated<LeadState>;
  /** Whole euro; null unless it is a mandate. */
  mandate_euro: number | null;
  mandate_on: ColumnType<Date | null, string | null | undefined, RawBuilder<unknown> | string | null>;
  lost_reason: string | null;
  mandate_counted: ColumnType<CountedMandate | null, string | null | undefined, string | null>;
  fingerprint: string;
  /** Identifies the lead in its download link. */
  link_key: Generated<string>;
  source: Generated<string>;
  follow_up_on: ColumnType<Date | null, string | null | undefined, RawBuilder<unknown> | string | null>;
  came_from: GeneratedAlways<string | null>;
  campaign_name: GeneratedAlways<string | null>;
  /** Everything sent and noted, folded for search. */
  searched: GeneratedAlways<string>;
  notes: Generated<string>;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  deleted_at: NullableTimestamp;
  deleted_by: string | null;
};

export type LeadRepliesTable = {
  id: GeneratedAlways<number>;
  lead_id: number;
  subject: string;
  body: string;
  sent_by: string;
  created_at: GeneratedTimestamp;
  /** Idempotency key; null for replies from before it existed. */
  key: string | null;
};

export type LeadTables = { leads: LeadsTable; lead_replies: LeadRepliesTable };
