import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from "kysely";
import type {
  DefaultJson,
  GeneratedTimestamp,
  NullableTimestamp,
  Timestamp,
} from "../../server-context/column-types.ts";
import type { LeadAnswer } from "./lead.ts";
import type { LeadState } from "./lead-record.ts";

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
  notice_at: GeneratedTimestamp;
  marketing_text: string | null;
  marketing_at: NullableTimestamp;
  status: Generated<LeadState>;
  fingerprint: string;
  /** Names the lead in the link to its download. */
  link_key: Generated<string>;
  /** In the owner's words. */
  source: Generated<string>;
  follow_up_on: ColumnType<Date | null, string | null | undefined, RawBuilder<unknown> | string | null>;
  came_from: GeneratedAlways<string | null>;
  campaign_name: GeneratedAlways<string | null>;
  /** Everything that was sent and noted with it, folded. */
  searched: GeneratedAlways<string>;
  /** The owner's own. */
  notes: Generated<string>;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  deleted_at: NullableTimestamp;
  /** The administrator's email address. */
  deleted_by: string | null;
};

/** What the owner replied. */
export type LeadRepliesTable = {
  id: GeneratedAlways<number>;
  lead_id: number;
  subject: string;
  body: string;
  sent_by: string;
  created_at: GeneratedTimestamp;
  /** The same for every copy of one reply; null for those before it was recorded. */
  key: string | null;
};

export type LeadTables = { leads: LeadsTable; lead_replies: LeadRepliesTable };
