import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DefaultJson, GeneratedTimestamp } from "../../server-context/column-types.ts";
import type { EmailFailure } from "./email-failure.ts";
import type { MailSecurity } from "./mail-server.ts";

type EmailStatus = "queued" | "sending" | "sent" | "dead";

/** Base64 content. */
export type EmailAttachment = { filename: string; contentType: string; content: string };

export type EmailsTable = {
  id: GeneratedAlways<number>;
  message_id: Generated<string>;
  kind: string;
  occasion: string | null;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  headers: DefaultJson<Record<string, string>>;
  attachments: DefaultJson<EmailAttachment[]>;
  status: Generated<EmailStatus>;
  attempts: Generated<number>;
  next_attempt_at: GeneratedTimestamp;
  last_error: string | null;
  failure: ColumnType<EmailFailure | null, EmailFailure | null | undefined, EmailFailure | null>;
  created_at: ColumnType<Date, Date | string | undefined, never>;
  sent_at: Date | null;
  /** Since when a worker holds it. */
  claimed_at: ColumnType<Date | null, undefined, Date | null>;
  /** Subject such as "lead:42"; erased with it. */
  subject_key: string | null;
};

export type MailServerTable = {
  single: Generated<boolean>;
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  sealed_password: Generated<string>;
  greeting: Generated<string>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  updated_by: string;
};

export type EmailTables = { mails: EmailsTable; mail_server: MailServerTable };
