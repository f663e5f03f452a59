export type SettingRow = Readonly<Record<string, string>>;

export type SettingValue = string | readonly SettingRow[];

export const textOf = (value: SettingValue | undefined): string => (typeof value === "string" ? value : "");

export type SettingValues = Readonly<Record<string, SettingValue>>;

type Check = (value: string) => string | undefined;

export type SettingField = {
  name: string;
  label: string;
  help?: string;
  optional?: true;
  kind?: "text" | "email" | "tel" | "url" | "time" | "lines" | "picture" | "zone" | "colour" | "link";
  /** For a picture: shown as a square. */
  isSquare?: true;
  /** Without options it is typed. */
  options?: readonly string[];
  autoComplete?: string;
  /** Characters; default 200. */
  maxLength?: number;
  check?: Check;
};

export type SettingList = {
  name: string;
  label: string;
  help?: string;
  one: string;
  fields: readonly SettingField[];
  /** Changed, but never added or removed: pages name them. */
  fixed?: true;
  rowLabels?: Readonly<Record<string, string>>;
  /** Default 40. */
  max?: number;
};

export type SettingGroup = {
  title: string;
  note: string;
  fields: readonly SettingField[];
  lists?: readonly SettingList[];
  /** Rules across fields, as sentences by field. */
  problemsOf?: (values: SettingValues) => Readonly<Record<string, string>>;
};

const usualLength = 200;

/** "Name of the site" begins small, "URL of the site" does not. */
const withinSentence = (label: string) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (initial) => initial.toLowerCase());

export function fieldProblem(field: SettingField, value: string): string | undefined {
  const { label, optional, options, check, maxLength = usualLength } = field;
  if (value === "") return optional ? undefined : `Enter ${withinSentence(label)}.`;
  if (value.length > maxLength) return `Use at most ${maxLength} characters (now ${value.length}).`;
  if (options && !options.includes(value))
    return `Choose one of ${options.length > 12 ? "the list" : options.join(", ")}.`;
  return check?.(value);
}

/** Trimmed, without unknown fields. */
export function cleanSettings({ fields, lists = [] }: SettingGroup, values: SettingValues): SettingValues {
  const texts = fields.map(({ name }) => {
    const value = values[name];
    return [name, typeof value === "string" ? value.trim() : ""] as const;
  });
  const entries = lists.map((list) => {
    const rows = values[list.name];
    const known = Array.isArray(rows) ? (rows as readonly SettingRow[]) : [];
    const clean = known.map((row) => ({
      ...(list.fixed && { key: row.key ?? "" }),
      ...Object.fromEntries(list.fields.map(({ name }) => [name, (row[name] ?? "").trim()])),
    }));
    return [list.name, clean] as const;
  });
  return Object.fromEntries<SettingValue>([...texts, ...entries]);
}

/** Sentences by id of the field, such as "email" or "profiles.0.url". */
export function settingProblems(
  { fields, lists = [], problemsOf }: SettingGroup,
  values: SettingValues,
): Record<string, string> {
  const problems: Record<string, string> = { ...problemsOf?.(values) };
  const note = (id: string, problem: string | undefined) => {
    if (problem) problems[id] = problem;
  };
  for (const field of fields) note(field.name, fieldProblem(field, values[field.name] as string));
  for (const { name, one, max = 40, fields: columns } of lists) {
    const rows = values[name] as readonly SettingRow[];
    if (rows.length > max) note(name, `At most ${max}; remove a ${one}.`);
    for (const [index, row] of rows.entries()) {
      for (const field of columns) note(`${name}.${index}.${field.name}`, fieldProblem(field, row[field.name] ?? ""));
    }
  }
  return problems;
}

/** The database returns the fields of a row in its own order. */
const ordered = (value: SettingValue | undefined) =>
  typeof value === "object"
    ? value.map((row) => Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b)))
    : value;

export const isSame = (a: SettingValue | undefined, b: SettingValue | undefined): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

export const changedSettings = (values: SettingValues, defaults: SettingValues): SettingValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, defaults[name])));
