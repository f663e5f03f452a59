import { legalNames } from "./legal-text.ts";
import { isSame, type SettingGroup, type SettingList, type SettingRow, type SettingValues, textOf } from "./setting.ts";
import { type SettingGroupName, settingGroupNames } from "./setting-groups.ts";

/** What has versions: a group of settings, or a legal text. */
export type VersionedSetting = SettingGroupName | `legal-${(typeof legalNames)[number]}`;

/** The names of everything that has versions. */
export const versionedSettings: readonly VersionedSetting[] = [
  ...settingGroupNames,
  ...legalNames.map((name) => `legal-${name}` as const),
];

/** One thing that a version says otherwise than the one before it; "" for nothing. */
export type SettingChange = { label: string; before: string; after: string };

/** A stored state of a group of settings or of a legal text; version 0 is what the files say. */
export type SettingVersion = {
  version: number;
  /** ISO timestamp. */
  savedAt: string;
  /** Email address. */
  savedBy: string;
  changes: SettingChange[];
};

const rowsOf = (values: SettingValues, { name }: SettingList): readonly SettingRow[] => {
  const rows = values[name];
  return Array.isArray(rows) ? (rows as readonly SettingRow[]) : [];
};

const called = (list: SettingList, row: SettingRow, index: number) =>
  (row.key ? list.rowLabels?.[row.key] : undefined) || row.name || row.key || `${list.one} ${index + 1}`;

/** Entries that were changed field by field, or, when some came or went, the names of them all. */
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

/** What the settings of a group say otherwise than before, in the order of the group; both are whole. */
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

/** What a rewritten legal text has become, by its length; null is the sample. */
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
