import type { ColumnType, GeneratedAlways } from "kysely";
import type { DefaultJson } from "../../server-context/column-types.ts";

export type AuditLogTable = {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, Date | string | undefined, never>;
  actor: string;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  detail: DefaultJson<Record<string, unknown>>;
};

export type AuditTables = { audit_log: AuditLogTable };
