import type { Generated } from "kysely";
import type { GeneratedTimestamp, NullableTimestamp } from "../../../server-context/column-types.ts";

export type OwnerNoticesTable = {
  key: string;
  title: string;
  reason: string;
  action_label: string | null;
  action_path: string | null;
  /** Consecutive occurrences. */
  times: Generated<number>;
  /** Occurrences before it is shown. */
  shown_from: Generated<number>;
  /** Null: at once. */
  shown_after: NullableTimestamp;
  since: GeneratedTimestamp;
  latest_at: GeneratedTimestamp;
  emailed_at: NullableTimestamp;
  cleared_at: NullableTimestamp;
};

export type NoticeTables = { owner_notices: OwnerNoticesTable };
