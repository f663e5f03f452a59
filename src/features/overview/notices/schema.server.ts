import type { Generated } from "kysely";
import type { GeneratedTimestamp, NullableTimestamp } from "../../../server-context/column-types.ts";

/** Troubles that concern the owner; one row each while it lasts. */
export type OwnerNoticesTable = {
  key: string;
  title: string;
  reason: string;
  action_label: string | null;
  action_path: string | null;
  /** How often it happened in a row. */
  times: Generated<number>;
  /** From which time in a row on it is shown. */
  shown_from: Generated<number>;
  /** From when on it is shown; null: at once. */
  shown_after: NullableTimestamp;
  since: GeneratedTimestamp;
  latest_at: GeneratedTimestamp;
  emailed_at: NullableTimestamp;
  cleared_at: NullableTimestamp;
};

export type NoticeTables = { owner_notices: OwnerNoticesTable };
