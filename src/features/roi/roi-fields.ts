import { copyOf } from "../../facts/page-texts.ts";
import { defaultSite, type Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { formatEnteredDollars, formatFigure } from "../../lib/money.ts";
import { readNumber } from "../../lib/number-input.ts";
import { countedFigure, type RoiFigures, type RoiScenario, roiBounds, roiFigureNames } from "./roi.ts";
import { fieldPrefixes, type RoiFieldName, roiFieldCopy } from "./roi-copy.ts";
import type { RoiIndustry } from "./roi-industry.ts";

export type RoiTexts = Record<keyof RoiFigures, string>;

type FieldReading = {
  /** NaN if the text isn't a number. */
  value: number;
  error?: string;
  /** How the text was read; `doubtful` asks the visitor to check. */
  note?: { text: string; doubtful: boolean };
};

const bounds: Record<RoiFieldName, { min: number; max: number }> = {
  ...roiBounds,
  projectCost: roiBounds.operationalCost,
};

/** "12.5%", "12,5 %". */
export const formatPercent = (figure: number, { facts: { language } }: Site): string =>
  `${formatFigure(figure, language)}${language === "de" ? "\u00a0" : ""}%`;

export function formatField(name: RoiFieldName, figure: number, site: Site = defaultSite): string {
  const { language } = site.facts;
  if (fieldPrefixes[name]) return formatEnteredDollars(figure, language);
  return name === "turnover" ? formatPercent(figure, site) : formatFigure(figure, language);
}

function noteOnEmpty(name: RoiFieldName, text: string, site: Site): FieldReading["note"] {
  const copy = copyOf(site, roiFieldCopy);
  const isEmpty = text.trim() === "";
  if (name === "projectCost") return isEmpty ? undefined : { text: copy.noCost, doubtful: true };
  const counted = countedFigure(name, Number.NaN);
  return { text: fillText(isEmpty ? copy.empty : copy.notANumber, { counted }), doubtful: true };
}

/** Separates thousands in every language, unlike comma and point. */
const groupSpace = "\u00a0";

/** Groups the digits of whole numbers; other text is unchanged. */
export function groupDigits(text: string): string {
  const digits = text.replaceAll(groupSpace, "");
  return /^\d{4,}$/.test(digits) ? digits.replace(/\B(?=(\d{3})+$)/g, groupSpace) : text;
}

/** Excludes likely mistakes: half a person, a salary of $75. */
function isPlausible(name: RoiFieldName, value: number): boolean {
  const { min, max } = bounds[name];
  return value >= min && value <= max && (name !== "employees" || Number.isInteger(value));
}

/** Ambiguous numbers are decided by the field's bounds, then by the visitor's locale; with neither, the visitor is asked. */
export function readField(
  name: RoiFieldName,
  text: string,
  locale: string | undefined,
  site: Site = defaultSite,
): FieldReading {
  const copy = copyOf(site, roiFieldCopy);
  const { outOfBounds } = copy[name];
  const formatted = (figure: number) => formatField(name, figure, site);
  const reading = readNumber(text, locale);
  let { value, other } = reading;
  if (Number.isNaN(value)) return { value, note: noteOnEmpty(name, text, site) };
  if (other !== undefined && isPlausible(name, value) !== isPlausible(name, other)) {
    if (isPlausible(name, other)) value = other;
    other = undefined;
  }
  const { min, max } = bounds[name];
  if (other !== undefined) {
    if (locale === undefined) {
      const [low, high] = [Math.min(value, other), Math.max(value, other)];
      const [lowWritten, highWritten] = [formatted(low), formatted(high)];
      return { value, error: fillText(copy.ambiguous, { text: text.trim(), lowWritten, highWritten, low, high }) };
    }
    const readingText = fillText(copy.readAs, { read: formatted(value), other: formatted(other), otherPlain: other });
    const note = { text: readingText, doubtful: true };
    return value < min || value > max ? { value, error: outOfBounds, note } : { value, note };
  }
  const isGrouped = text.includes(groupSpace);
  const isObvious = text.trim().replaceAll(groupSpace, "") === String(value) && (isGrouped || value < 10_000);
  const note = isObvious ? undefined : { text: `= ${formatted(value)}`, doubtful: false };
  if (value > max && max > 100) return { value, error: copy.tooHigh, note };
  return value < min || value > max ? { value, error: outOfBounds, note } : { value, note };
}

export type RoiErrors = Partial<Record<RoiFieldName, string>>;

export function readTexts(
  industry: RoiIndustry | undefined,
  texts: RoiTexts,
  locale: string | undefined,
  site: Site = defaultSite,
): { scenario: RoiScenario | null; errors: RoiErrors } {
  const errors: RoiErrors = {};
  const figures: RoiFigures = { employees: 0, annualSalary: 0, searchHours: 0, turnover: 0, operationalCost: 0 };
  for (const name of roiFigureNames) {
    const { value, error } = readField(name, texts[name], locale, site);
    figures[name] = value;
    if (error) errors[name] = error;
  }
  const isComplete = industry !== undefined && Object.keys(errors).length === 0;
  return { scenario: isComplete ? { industry, ...figures } : null, errors };
}

/** Plain digits, valid in every locale. */
export function plainTexts(figures: RoiFigures): RoiTexts {
  const text = (figure: number) => (Number.isNaN(figure) ? "" : String(figure));
  return {
    employees: text(figures.employees),
    annualSalary: text(figures.annualSalary),
    searchHours: text(figures.searchHours),
    turnover: text(figures.turnover),
    operationalCost: text(figures.operationalCost),
  };
}
