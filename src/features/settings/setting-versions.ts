import { legalNames } from "./legal-text.ts";
import { isSame, type SettingGroup, type SettingList, type SettingRow, type SettingValues, textOf } from "./setting.ts";
import { type SettingGroupName, settingGroupNames } from "./setting-groups.ts";

export type VersionedSetting = SettingGroupName | `legal-${(typeof legalNames)[number]}`;

export const versionedSettings: readonly VersionedSetting[] = [
  ...settingGroupNames,
  ...legalNames.map((name) => `legal-${name}` as const),
];

/** Empty if there are none. */
export type SettingChange = { label: string; before: string; after: string };

/** Version 0 is what the files say. */
export type SettingVersion = {
  version: number;
  /** ISO timestamp. */
  savedAt: string;
  savedBy: string;
  changes: SettingChange[];
};

const rowsOf = (values: SettingValues, { name }: SettingList): readonly SettingRow[] => {
  const rows = values[name];
  return Array.isArray(rows) ? (rows as readonly SettingRow[]) : [];
};

const called = (list: SettingList, row: SettingRow, index: number) =>
  (row.key ? list.rowLabels?.[row.key] : undefined) || row.name || row.label || row.key || `${list.one} ${index + 1}`;

/** Field by field, or all names when entries were added or removed. */
function listChanges(list: SettingList, before: readonly SettingRow[], after: readonly SettingRow[]): SettingChange[] {
  if (before.length !== after.length) {
    const names = (rows: readonly SettingRow[]) => rows.map((row, index) => called(list, row, index)).join(", ");
    return [{ label: list.label, before: names(before), after: names(after) }];
  }
  return after.flatMap((row, index) =>
    list.fields.flatMap(({ name, label }) => {
      const [old = "", now = ""] = [before[index]?.[name], row[name]];
      return old === now ? [] : [{ label: `${called(list, row, index)}: ${label}`, before: old, after: now }];
    }),
  );
}

/** In the order of the group; both must be complete. */
export function settingChanges(
  { fields, lists = [] }: SettingGroup,
  before: SettingValues,
  after: SettingValues,
): SettingChange[] {
  const texts = fields.flatMap(({ name, label }) =>
    isSame(before[name], after[name]) ? [] : [{ label, before: textOf(before[name]), after: textOf(after[name]) }],
  );
  return [...texts, ...lists.flatMap((list) => listChanges(list, rowsOf(before, list), rowsOf(after, list)))];
}

/** Described by length; null is the sample. */
export function legalTextChanges(before: string | null, after: string | null): SettingChange[] {
  const length = (html: string | null) => {
    if (html === null) return "the sample";
    const words = html
      .replaceAll(/<[^<>]*>/g, " ")
      .split(/\s+/)
      .filter(Boolean).length;
    return `${words.toLocaleString("en-GB")} words`;
  };
  return before === after ? [] : [{ label: "Text", before: length(before), after: length(after) }];
}
