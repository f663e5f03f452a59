import type { Language } from "../../lib/language.ts";
import { germanMenu, germanSettings } from "../../words/de/settings.ts";
import { changedSettings, type SettingRow, type SettingValues } from "./setting.ts";
import { defaultSettings } from "./setting-facts.ts";

const rowInGerman = (row: SettingRow): SettingRow =>
  Object.fromEntries(Object.entries(row).map(([name, text]) => [name, germanMenu[text] ?? text]));

const menuInGerman: SettingValues = Object.fromEntries(
  Object.entries(defaultSettings.menu).map(([list, rows]) => [
    list,
    typeof rows === "string" ? rows : rows.map(rowInGerman),
  ]),
);

/** Names last: they can change the menu. */
const german = { menu: menuInGerman, ...germanSettings } satisfies Record<string, SettingValues>;

export type TranslatedGroup = keyof typeof german;

export const translatedGroups = Object.keys(german) as TranslatedGroup[];

const defaultsIn = (language: Language, group: TranslatedGroup): SettingValues => ({
  ...defaultSettings[group],
  ...(language === "de" && german[group]),
});

/** Complete settings of a group, with the unchanged ones in the new language. */
export function translatedSettings(
  group: TranslatedGroup,
  values: SettingValues,
  { from, to }: { from: Language; to: Language },
): SettingValues {
  const own = changedSettings(values, defaultsIn(from, group));
  return { ...values, ...defaultsIn(to, group), ...own };
}
