import type { ComparedField } from "../../../admin/editor/compared-field.ts";
import type { SettingRow, SettingValue, SettingValues } from "../setting.ts";
import { type SettingGroupName, settingGroupNames, settingGroups } from "../setting-groups.ts";
import type { SettingsState } from "../settings-state.ts";

export type SettingsValues = Record<SettingGroupName, SettingValues>;

/** By "group.setting". */
export const comparedSettings: readonly ComparedField[] = settingGroupNames.flatMap((group) => {
  const {
    title,
    fields,
    lists = [],
  } = settingGroups[group] as (typeof settingGroups)[SettingGroupName] & {
    lists?: readonly { name: string; label: string }[];
  };
  return [
    ...fields.map(
      ({ name, label }): ComparedField => ({ name: `${group}.${name}`, label: `${title}: ${label}`, kind: "line" }),
    ),
    ...lists.map(
      ({ name, label }): ComparedField => ({ name: `${group}.${name}`, label: `${title}: ${label}`, kind: "rows" }),
    ),
  ];
});

const textOf = (value: SettingValue): string => (typeof value === "string" ? value : JSON.stringify(value));

/** By "group.setting"; list entries are JSON. */
export const settingTexts = (values: Partial<SettingsValues>): Record<string, string> =>
  Object.fromEntries(
    settingGroupNames.flatMap((group) =>
      Object.entries(values[group] ?? {}).map(([name, value]) => [`${group}.${name}`, textOf(value)]),
    ),
  );

const isRow = (row: unknown): row is SettingRow =>
  typeof row === "object" && row !== null && Object.values(row).every((text) => typeof text === "string");

/** Of the same kind as `before`, which unreadable text keeps. */
function settingOf(text: string, before: SettingValue): SettingValue {
  if (typeof before === "string") return text;
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(isRow) ? rows : before;
  } catch {
    return before;
  }
}

export const settingsOfTexts = (texts: Record<string, string>, values: SettingsValues): SettingsValues =>
  Object.fromEntries(
    settingGroupNames.map((group) => [
      group,
      Object.fromEntries(
        Object.entries(values[group]).map(([name, before]) => {
          const text = texts[`${group}.${name}`];
          return [name, text === undefined ? before : settingOf(text, before)];
        }),
      ),
    ]),
  ) as SettingsValues;

/** Versions that unsaved work began from, as a text for `versionsOf`. */
export const baseOf = (versions: SettingsState["versions"], groups: readonly SettingGroupName[]): string =>
  groups.map((group) => `${group}=${versions[group] ?? 0}`).join(" ");

export const versionsOf = (base: string): SettingsState["versions"] =>
  Object.fromEntries(
    settingGroupNames.flatMap((group) => {
      const version = new RegExp(`(?:^| )${group}=(\\d+)`).exec(base)?.[1];
      return version === undefined ? [] : [[group, Number(version)]];
    }),
  );
