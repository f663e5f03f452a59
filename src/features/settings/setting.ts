import { inSentence } from "../../facts/tokens.ts";

export type SettingRow = Readonly<Record<string, string>>;

export type SettingValue = string | readonly SettingRow[];

export type SettingValues = Readonly<Record<string, SettingValue>>;

export const textOf = (value: SettingValue | undefined): string => (typeof value === "string" ? value : "");

export function rowsOf(values: SettingValues | undefined, list: string): readonly SettingRow[] {
  const rows = values?.[list];
  return typeof rows === "object" ? rows : [];
}

type Check = (value: string) => string | undefined;

export type SettingField = {
  name: string;
  label: string;
  help?: string;
  optional?: true;
  kind?: "text" | "email" | "tel" | "url" | "time" | "lines" | "picture" | "zone" | "colour" | "link";
  isSquare?: true;
  /** Absent for free text. */
  options?: readonly string[];
  autoComplete?: string;
  /** In characters; `defaultMaxLength` if absent. */
  maxLength?: number;
  check?: Check;
};

export type SettingList = {
  name: string;
  label: string;
  help?: string;
  one: string;
  fields: readonly SettingField[];
  /** Rows can be changed, but not added or removed: pages refer to them. */
  fixed?: true;
  rowLabels?: Readonly<Record<string, string>>;
  /** Rows; `defaultMaxRows` if absent. */
  max?: number;
};

export type SettingGroup = {
  title: string;
  note: string;
  fields: readonly SettingField[];
  lists?: readonly SettingList[];
  /** Checks across fields: error messages by field. */
  problemsOf?: (values: SettingValues) => Readonly<Record<string, string>>;
};

export const defaultMaxLength = 200;
export const defaultMaxRows = 40;

export function fieldProblem(field: SettingField, value: string): string | undefined {
  const { label, optional, options, check, maxLength = defaultMaxLength } = field;
  if (value === "") return optional ? undefined : `Enter ${inSentence(label)}.`;
  if (value.length > maxLength) return `Use at most ${maxLength} characters (now ${value.length}).`;
  if (options && !options.includes(value))
    return `Choose one of ${options.length > 12 ? "the list" : options.join(", ")}.`;
  return check?.(value);
}

/** How labels and versions refer to a row. */
export const rowName = ({ one, rowLabels }: SettingList, row: SettingRow, index: number): string =>
  (row.key && rowLabels?.[row.key]) || row.name || row.label || row.key || `${one} ${index + 1}`;

/** Trims texts and drops unknown fields. */
export function cleanSettings({ fields, lists = [] }: SettingGroup, values: SettingValues): SettingValues {
  const texts = fields.map(({ name }) => [name, textOf(values[name]).trim()] as const);
  const rows = lists.map((list) => {
    const clean = rowsOf(values, list.name).map((row) => ({
      ...(list.fixed && { key: row.key ?? "" }),
      ...Object.fromEntries(list.fields.map(({ name }) => [name, (row[name] ?? "").trim()])),
    }));
    return [list.name, clean] as const;
  });
  return Object.fromEntries<SettingValue>([...texts, ...rows]);
}

/** Error messages by field id, such as "email" or "profiles.0.url". */
export function settingProblems(
  { fields, lists = [], problemsOf }: SettingGroup,
  values: SettingValues,
): Record<string, string> {
  const problems: Record<string, string> = { ...problemsOf?.(values) };
  const add = (id: string, problem: string | undefined) => {
    if (problem) problems[id] = problem;
  };
  for (const field of fields) add(field.name, fieldProblem(field, textOf(values[field.name])));
  for (const { name, one, max = defaultMaxRows, fields: columns } of lists) {
    const rows = rowsOf(values, name);
    if (rows.length > max) add(name, `At most ${max}; remove a ${one}.`);
    for (const [index, row] of rows.entries()) {
      for (const field of columns) add(`${name}.${index}.${field.name}`, fieldProblem(field, row[field.name] ?? ""));
    }
  }
  return problems;
}

/** Sorted by field: jsonb doesn't preserve the order of keys. */
const ordered = (value: SettingValue | undefined) =>
  typeof value === "object"
    ? value.map((row) => Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b)))
    : value;

export const isSame = (a: SettingValue | undefined, b: SettingValue | undefined): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

export const changedSettings = (values: SettingValues, defaults: SettingValues): SettingValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, defaults[name])));
