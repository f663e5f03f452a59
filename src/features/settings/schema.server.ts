import type { ColumnType, Generated } from "kysely";
import type { GeneratedTimestamp } from "../../server-context/column-types.ts";
import type { SettingValues } from "./setting.ts";

type Json<T> = ColumnType<T, string, string>;

export type SiteSettingsTable = {
  key: string;
  value: Json<SettingValues>;
  version: Generated<number>;
  updated_at: GeneratedTimestamp;
  updated_by: string;
};

export type SiteSettingVersionsTable = {
  key: string;
  version: number;
  value: Json<SettingValues>;
  saved_at: GeneratedTimestamp;
  saved_by: string;
};

export type SettingsTables = { site_settings: SiteSettingsTable; site_setting_versions: SiteSettingVersionsTable };
