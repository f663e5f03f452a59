import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type {
  DefaultJson,
  GeneratedTimestamp,
  NullableTimestamp,
  Timestamp,
} from "../../server-context/column-types.ts";
import type { RecipientStatus } from "../email/delivery-outcome.ts";
import type { IssuePart } from "../newsletter/issues/issue.ts";
import type { ReaderState, SequenceState, SequenceTrigger, StopReason } from "./sequence.ts";

type NullableText = ColumnType<string | null, string | null | undefined, string | null>;

export type SequencesTable = {
  id: GeneratedAlways<number>;
  name: string;
  trigger: SequenceTrigger;
  state: Generated<SequenceState>;
  consent: Generated<string>;
  rate_per_minute: Generated<number>;
  next_copy_at: NullableTimestamp;
  trouble: NullableText;
  version: Generated<number>;
  created_by: string;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type SequenceEmailsTable = {
  id: GeneratedAlways<number>;
  sequence_id: number;
  position: number;
  wait_days: number;
  hour: number;
  skip_sundays: Generated<boolean>;
  subject: Generated<string>;
  preview_text: Generated<string>;
  parts: DefaultJson<IssuePart[]>;
  version: Generated<number>;
  removed_at: NullableTimestamp;
  updated_at: GeneratedTimestamp;
  erased_sent: Generated<number>;
  erased_bounced: Generated<number>;
};

export type SequenceReadersTable = {
  id: GeneratedAlways<number>;
  sequence_id: number;
  email: string;
  name: string | null;
  organisation: string | null;
  zone: NullableText;
  state: Generated<ReaderState>;
  stop_reason: ColumnType<StopReason | null, StopReason | null | undefined, StopReason | null>;
  request_key: Generated<string>;
  link_key: Generated<string>;
  consent_text: string;
  consented_at: Timestamp;
  page: string;
  confirmed_at: NullableTimestamp;
  booking_id: number | null;
  started_at: NullableTimestamp;
  ended_at: NullableTimestamp;
  /** The newest reply to one of its emails. */
  replied_at: NullableTimestamp;
  answered_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  created_at: GeneratedTimestamp;
};

export type SequenceDeliveriesTable = {
  reader_id: number;
  email_id: number;
  sequence_id: number;
  email: string;
  position: number;
  wait_days: number;
  hour: number;
  skip_sundays: boolean;
  status: Generated<RecipientStatus>;
  message_id: Generated<string>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  lease_owner: NullableText;
  lease_until: NullableTimestamp;
  last_answer: NullableText;
  /** The reader's day; unique for an address. */
  sent_on: ColumnType<Date | null, string | null | undefined, string | null>;
  sent_at: NullableTimestamp;
  updated_at: GeneratedTimestamp;
};

export type SequenceTables = {
  sequences: SequencesTable;
  sequence_emails: SequenceEmailsTable;
  sequence_readers: SequenceReadersTable;
  sequence_deliveries: SequenceDeliveriesTable;
};
