import type { Failure, Result } from "../../lib/result.ts";
import type { SettingValues } from "./setting.ts";
import type { ChangedSettings } from "./setting-facts.ts";
import type { SettingGroupName } from "./setting-groups.ts";

/** Differences from the defaults, and the versions of groups ever saved. */
export type SettingsState = { changed: ChangedSettings; versions: Partial<Record<SettingGroupName, number>> };

/** `version` is the one last read; 0 if never saved. */
export type SettingsChange = { group: SettingGroupName; version: number; values: SettingValues };

type SettingsConflict = Failure<"conflict"> & {
  by: string;
  /** ISO timestamp. */
  at: string;
  state: SettingsState;
};

/** Error messages by group and field. */
export type SettingProblems = Partial<Record<SettingGroupName, Record<string, string>>>;

export type SavedSettings = Result<
  SettingsState,
  SettingsConflict | (Failure<"invalid"> & { fields: SettingProblems })
>;
