import type { ColumnType, Generated } from "kysely";
import type { GeneratedTimestamp } from "../../server-context/column-types.ts";
import type { ChangedSettings } from "../settings/setting-facts.ts";
import type { SampleKey } from "./samples.ts";

type SampleItemsTable = { kind: SampleKey["kind"]; item_id: number; name: string };

type SampleRemovalsTable = {
  id: Generated<number>;
  items: ColumnType<SampleKey[], string, never>;
  /** As they were before. */
  settings: ColumnType<ChangedSettings, string, never>;
  removed_at: GeneratedTimestamp;
  removed_by: string;
  undone_at: ColumnType<Date | null, never, Date>;
};

type SiteOpeningTable = { is_open: Generated<boolean>; opened_at: GeneratedTimestamp; opened_by: string };

export type OpeningTables = {
  sample_items: SampleItemsTable;
  sample_removals: SampleRemovalsTable;
  site_opening: SiteOpeningTable;
};
