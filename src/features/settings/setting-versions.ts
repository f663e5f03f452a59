import { legalNames } from "./legal-text.ts";
import {
  isSame,
  rowName,
  rowsOf,
  type SettingGroup,
  type SettingList,
  type SettingRow,
  type SettingValues,
  textOf,
} from "./setting.ts";
import { type SettingGroupName, settingGroupNames } from "./setting-groups.ts";

export type VersionedSetting = SettingGroupName | `legal-${(typeof legalNames)[number]}`;

export const versionedSettings: readonly VersionedSetting[] = [
  ...settingGroupNames,
  ...legalNames.map((name) => `legal-${name}` as const),
];

/** Texts before and after, empty if unset. */
export type SettingChange = { label: string; before: string; after: string };

/** Version 0 is the default from the files. */
export type SettingVersion = {
  version: number;
  /** ISO timestamp. */
  savedAt: string;
  savedBy: string;
  changes: SettingChange[];
};

/** Field by field, or the names of all rows if some were added or removed. */
function listChanges(list: SettingList, before: readonly SettingRow[], after: readonly SettingRow[]): SettingChange[] {
  if (before.length !== after.length) {
    const names = (rows: readonly SettingRow[]) => rows.map((row, index) => rowName(list, row, index)).join(", ");
    return [{ label: list.label, before: names(before), after: names(after) }];
  }
  return after.flatMap((row, index) =>
    list.fields.flatMap(({ name, label }) => {
      const [old = "", current = ""] = [before[index]?.[name], row[name]];
      if (old === current) return [];
      return [{ label: `${rowName(list, row, index)}: ${label}`, before: old, after: current }];
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
  return [...texts, ...lists.flatMap((list) => listChanges(list, rowsOf(before, list.name), rowsOf(after, list.name)))];
}

/** Describes the texts by their length; null is the sample. */
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
