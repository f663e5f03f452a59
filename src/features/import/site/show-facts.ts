import { truncate } from "../../../lib/truncate.ts";
import { podcastCategories } from "../../settings/podcast-categories.ts";
import { fieldProblem, type SettingField, textOf } from "../../settings/setting.ts";
import { type ChangedSettings, completeSettings } from "../../settings/setting-facts.ts";
import { settingGroups } from "../../settings/setting-groups.ts";
import {
  type ChangedSetting,
  type ImportedShow,
  type ShowFact,
  type ShowFactName,
  showFactLabels,
  showFactNames,
} from "../site-import.ts";

/** A field of the settings with the feed's value. */
export type ShowSetting = Pick<ChangedSetting, "group" | "field"> & { value: string };

type SettingTarget = {
  group: ShowSetting["group"];
  fields: readonly string[];
  /** Field of "You" whose value is used if this one is empty. */
  fallback?: string;
};

const targets: Readonly<Record<ShowFactName, SettingTarget>> = {
  title: { group: "names", fields: ["podcastName"] },
  description: { group: "podcast", fields: ["description"] },
  categories: { group: "podcast", fields: ["category", "category2", "category3"] },
  explicit: { group: "podcast", fields: ["explicit"] },
  ownerName: { group: "podcast", fields: ["owner"], fallback: "name" },
  ownerEmail: { group: "podcast", fields: ["email"], fallback: "email" },
  guid: { group: "podcast", fields: ["guid"] },
};

const allowed = new Map(podcastCategories.map((category) => [category.toLowerCase(), category]));

/** Apple's categories in the spelling of the settings; an unknown subcategory becomes its category. */
function allowedCategories(categories: readonly string[], notes: string[]): string[] {
  const matches = categories.flatMap((category) => {
    const exact = allowed.get(category.replace(/\s*>\s*/, ": ").toLowerCase());
    const wider = exact ?? allowed.get((category.split(">")[0] ?? "").trim().toLowerCase());
    if (!exact) notes.push(`“${category}” is not in Apple’s list${wider ? `, so it becomes ${wider}` : ""}.`);
    return wider ?? [];
  });
  const [first, second, third, ...rest] = new Set(matches);
  if (rest.length > 0) notes.push(`A show has three categories at most: ${rest.join(", ")} is left out.`);
  return [first, second, third].map((category) => category ?? "");
}

function shortened(field: SettingField, text: string, notes: string[]): string | undefined {
  const max = field.maxLength ?? 200;
  const value = truncate(text.trim(), max - 1);
  if (value !== text.trim()) notes.push(`${field.label}: cut to ${max} characters.`);
  const problem = value && fieldProblem({ ...field, optional: true }, value);
  if (problem) notes.push(`${field.label}: ${problem}`);
  return problem ? undefined : value;
}

function yesOrNo(value: boolean | null): string {
  if (value === null) return "";
  return value ? "Yes" : "No";
}

/** The feed's facts in the form of the settings; `notes` names what doesn't fit. */
export function readShow(show: ImportedShow): { settings: Map<ShowFactName, ShowSetting[]>; notes: string[] } {
  const notes: string[] = [];
  const texts: Readonly<Record<ShowFactName, readonly string[]>> = {
    title: [show.title],
    description: [show.description],
    categories: allowedCategories(show.categories, notes),
    explicit: [yesOrNo(show.isExplicit)],
    ownerName: [show.ownerName ?? ""],
    ownerEmail: [show.ownerEmail ?? ""],
    guid: [show.guid?.toLowerCase() ?? ""],
  };
  const settings = new Map<ShowFactName, ShowSetting[]>();
  for (const name of showFactNames) {
    const { group, fields } = targets[name];
    const own = settingGroups[group].fields as readonly SettingField[];
    const values = fields.map((field, index) => {
      const setting = own.find((candidate) => candidate.name === field);
      return { group, field, value: (setting && shortened(setting, texts[name][index] ?? "", notes)) ?? "" };
    });
    if (values[0]?.value) settings.set(name, values);
  }
  if (show.hasCover) notes.push("The show’s cover was left out: this site draws its own.");
  return { settings, notes };
}

/** Both versions of each fact where feed and settings differ. */
export function showFacts(show: ImportedShow, changed: ChangedSettings): { facts: ShowFact[]; notes: string[] } {
  const { settings, notes } = readShow(show);
  const here = (group: ShowSetting["group"] | "you", field: string) => textOf(completeSettings(group, changed)[field]);
  const facts = [...settings].map(([name, values]) => {
    const { group, fields, fallback } = targets[name];
    const ownValues = fields.map((field) => here(group, field)).filter(Boolean);
    const feed = values.map(({ value }) => value).filter(Boolean);
    const own = ownValues.join(", ") || (fallback ? here("you", fallback) : "");
    return { name, label: showFactLabels[name], here: own, feed: feed.join(", ") };
  });
  return { facts: facts.filter((fact) => fact.here !== fact.feed), notes };
}
