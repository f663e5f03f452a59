import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Written as JSON text, read as what it holds. */
export type Json<Value> = ColumnType<Value, string, string>;
export type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;

type MailStatus = "queued" | "sending" | "sent" | "dead";

/** A file sent with a letter; its content in base64. */
export type MailAttachment = { filename: string; contentType: string; content: string };

/** Letters waiting to be sent, and those that were. */
export type MailsTable = {
  id: GeneratedAlways<number>;
  message_id: Generated<string>;
  kind: string;
  occasion: string | null;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  headers: DefaultJson<Record<string, string>>;
  attachments: DefaultJson<MailAttachment[]>;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_error: string | null;
  created_at: ColumnType<Date, Date | string | undefined, never>;
  sent_at: Date | null;
  /** Since when a process has been handing it over. */
  claimed_at: ColumnType<Date | null, undefined, Date | null>;
  /** What the letter is about, such as "lead:42"; it is erased with that. */
  subject_key: string | null;
};

/** Who changed what, and when. */
export type AuditLogTable = {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, Date | string | undefined, never>;
  actor: string;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  detail: DefaultJson<Record<string, unknown>>;
};

export type OperationsTables = { mails: MailsTable; audit_log: AuditLogTable };
