import type { Db } from "../../server-context/db.ts";
import type { SettingValues } from "./setting.ts";
import { defaultSettings } from "./setting-facts.ts";
import { isSettingGroup, settingGroups } from "./setting-groups.ts";
import {
  legalTextChanges,
  type SettingChange,
  type SettingVersion,
  settingChanges,
  type VersionedSetting,
} from "./setting-versions.ts";

const maxListed = 50;

const htmlOf = ({ html }: SettingValues) => (typeof html === "string" ? html : null);

function changesOf(key: VersionedSetting, before: SettingValues, after: SettingValues): SettingChange[] {
  if (!isSettingGroup(key)) return legalTextChanges(htmlOf(before), htmlOf(after));
  const completed = (values: SettingValues) => ({ ...defaultSettings[key], ...values });
  return settingChanges(settingGroups[key], completed(before), completed(after));
}

/** Newest first; empty if never saved. */
export async function listSettingVersions(db: Db, key: VersionedSetting): Promise<SettingVersion[]> {
  const rows = await db
    .selectFrom("site_setting_versions")
    .select(["version", "value", "saved_at", "saved_by"])
    .where("key", "=", key)
    .orderBy("version", "desc")
    // One more, to compare the oldest listed version with.
    .limit(maxListed + 1)
    .execute();
  return rows.slice(0, maxListed).map(({ version, value, saved_at, saved_by }, index) => ({
    version,
    savedAt: saved_at.toISOString(),
    savedBy: saved_by,
    changes: changesOf(key, rows[index + 1]?.value ?? {}, value),
  }));
}

/** What differs from the defaults: empty for version 0, null for an unknown version. */
export async function getSettingVersion(db: Db, key: VersionedSetting, version: number): Promise<SettingValues | null> {
  if (version === 0) return {};
  const row = await db
    .selectFrom("site_setting_versions")
    .select("value")
    .where("key", "=", key)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.value ?? null;
}
