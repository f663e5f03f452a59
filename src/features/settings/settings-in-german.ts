import { defaultFooter, defaultMenu } from "../../facts/navigation.ts";
import type { Language } from "../../lib/language.ts";
import { changedSettings, type SettingValues } from "./setting.ts";
import { defaultSettings } from "./setting-facts.ts";
import type { SettingGroupName } from "./setting-groups.ts";

/** Label and line of a menu entry, title and label of a footer link: in the order of the English ones (facts/navigation.ts). */
const menuWords = [
  ["{productName}", "Der KI-Assistent für SOPs", "Antworten aus Ihren eigenen Dokumenten, mit Fundstelle"],
  ["Branchen", "{healthcareName}", "Arbeitsanweisungen auf Station, ohne Hände beantwortet"],
  ["Branchen", "{logisticsName}", "Wissen zu Zoll, Disposition und Lieferanten"],
  ["Branchen", "{financialName}", "Richtlinien und Regeln, mit Quelle zitiert"],
  ["Branchen", "{manufacturingName}", "In Vorbereitung"],
  ["Wissen", "Blog", "Arbeitsnotizen zu KI und Wissen"],
  ["Wissen", "{podcastName}", "Gespräche mit Menschen in Verantwortung"],
  ["Wissen", "{newsletterName}", "Eine E-Mail pro Woche, am {newsletterDay}"],
  ["Wissen", "Kostenloses E-Book", "Der Leitfaden zu KI-Wissensagenten"],
  ["Wissen", "ROI-Rechner", "Sechs Angaben, drei Einsparungen, eine Spanne"],
  ["Wissen", "Alle Folgen", "Jedes bisherige Gespräch"],
  ["Über mich", "Werdegang", "Mit wem Sie arbeiten werden"],
  ["Über mich", "Schwerpunkte", "Worum man mich bittet und was ich ablehne"],
  ["Über mich", "Stationen", "Zwanzig Jahre mit den Abläufen anderer"],
  ["Über mich", "Über mich", "Mit wem Sie arbeiten werden"],
  ["Über mich", "Kontakt", "{shortCity}, per Telefon oder E-Mail"],
  ["", "Kontakt", ""],
  ["", "Beratung vereinbaren", ""],
  ["", "Kostenloses E-Book", ""],
] as const;

const footerWords = [
  ["Branchen", "{healthcareName}"],
  ["Branchen", "{logisticsName}"],
  ["Branchen", "{financialName}"],
  ["Lösungen", "{productName}"],
  ["Lösungen", "KI-SOP-Agent für {healthcareName}"],
  ["Lösungen", "Kostenloses E-Book"],
  ["Lösungen", "ROI-Rechner"],
  ["Lesen und hören", "Blog"],
  ["Lesen und hören", "Alle Folgen"],
  ["Lesen und hören", "{newsletterName}"],
  ["Lesen und hören", "Das Archiv befragen"],
  ["Wer wir sind", "Startseite"],
  ["Wer wir sind", "Über mich"],
  ["Wer wir sind", "Kontakt"],
  ["Rechtliches", "Datenschutzerklärung"],
  ["Rechtliches", "Cookie-Richtlinie"],
  ["Rechtliches", "Impressum"],
  ["Rechtliches", "Barrierefreiheit"],
  ["Rechtliches", "Datenschutz-Einstellungen"],
  ["Rechtliches", "Meine Daten"],
] as const;

/** What settings say in German until the owner changes them; names of the owner's works stay as they are. */
const german = {
  you: {
    tagline: "Gemeinsam durch das KI-Wissensmanagement",
    role: "Selbstständige Beratung für KI-Wissensmanagement",
    country: "Deutschland",
  },
  names: {
    healthcareName: "Gesundheitswesen",
    logisticsName: "Logistik",
    financialName: "Finanzdienstleistungen",
    manufacturingName: "Industrie",
    ebookTitle: "KI-Wissensagenten in der Praxis",
  },
  podcast: {
    description:
      "Ruhige Gespräche mit Menschen, die Kliniken, Flotten und Banken führen: was sie wissen, woher sie es wissen und wie es bleibt, wenn sie gehen.",
  },
  menu: {
    entries: defaultMenu.map(({ to, where }, index) => {
      const [group = "", label = "", line = ""] = menuWords[index] ?? [];
      return { label, group, line, to, where };
    }),
    footer: defaultFooter.map(({ to }, index) => {
      const [column = "", label = ""] = footerWords[index] ?? [];
      return { label, column, to };
    }),
  },
} satisfies Partial<Record<SettingGroupName, SettingValues>>;

export type TranslatedGroup = keyof typeof german;

export const translatedGroups = Object.keys(german) as TranslatedGroup[];

const defaultsIn = (language: Language, group: TranslatedGroup): SettingValues => ({
  ...defaultSettings[group],
  ...(language === "de" && german[group]),
});

/** Complete settings of a group, with those as they came in the language of now. */
export function translatedSettings(
  group: TranslatedGroup,
  values: SettingValues,
  { before, now }: { before: Language; now: Language },
): SettingValues {
  const own = changedSettings(values, defaultsIn(before, group));
  return { ...values, ...defaultsIn(now, group), ...own };
}
