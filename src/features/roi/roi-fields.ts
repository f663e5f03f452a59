import { formatEnteredDollars, formatFigure } from "../../lib/money.ts";
import { readNumber } from "../../lib/number-input.ts";
import { countedFigure, type RoiFigures, type RoiScenario, roiBounds, roiFigureNames } from "./roi.ts";
import { type RoiFieldName, roiFields, roiTooHigh } from "./roi-copy.ts";
import type { RoiIndustry } from "./roi-industry.ts";

export type RoiTexts = Record<keyof RoiFigures, string>;

export type FieldReading = {
  /** NaN when the text is no number. */
  value: number;
  /** Why it cannot be calculated with, as words that say what to do. */
  error?: string;
  /** What was understood; `doubtful` when a visitor should look twice. */
  note?: { text: string; doubtful: boolean };
};

const bounds: Record<RoiFieldName, { min: number; max: number }> = {
  ...roiBounds,
  projectCost: roiBounds.operationalCost,
};

/** A figure in the unit of its field, such as "$75,000" or "12.5%". */
export function formatField(name: RoiFieldName, figure: number): string {
  if (roiFields[name].prefix) return formatEnteredDollars(figure);
  return name === "turnover" ? `${formatFigure(figure)}%` : formatFigure(figure);
}

function noteOnNothing(name: RoiFieldName, text: string): FieldReading["note"] {
  const isEmpty = text.trim() === "";
  if (name === "projectCost")
    return isEmpty ? undefined : { text: "Not a number, so no cost is assumed.", doubtful: true };
  const counted = countedFigure(name, Number.NaN);
  return { text: `${isEmpty ? "Empty" : "Not a number"}, so it counts as ${counted}.`, doubtful: true };
}

/** Half a person and thousandths of one are as unlikely as a salary of $75. */
function isPlausible(name: RoiFieldName, value: number): boolean {
  const { min, max } = bounds[name];
  return value >= min && value <= max && (name !== "employees" || Number.isInteger(value));
}

/**
 * What a field's text means. Where it can mean two numbers, the bounds of the field decide, then the visitor's language;
 * without a known language (a form sent without JavaScript) the visitor is asked.
 */
export function readField(name: RoiFieldName, text: string, locale: string | undefined): FieldReading {
  const reading = readNumber(text, locale);
  let { value, other } = reading;
  if (Number.isNaN(value)) return { value, note: noteOnNothing(name, text) };
  if (other !== undefined && isPlausible(name, value) !== isPlausible(name, other)) {
    if (isPlausible(name, other)) value = other;
    other = undefined;
  }
  const { min, max } = bounds[name];
  if (other !== undefined) {
    if (locale === undefined) {
      const [low, high] = [Math.min(value, other), Math.max(value, other)];
      const error = `“${text.trim()}” can mean ${formatField(name, low)} or ${formatField(name, high)}. Write ${low} or ${high}.`;
      return { value, error };
    }
    const meant = `Read as ${formatField(name, value)}. For ${formatField(name, other)} write ${other}.`;
    const note = { text: meant, doubtful: true };
    return value < min || value > max ? { value, error: roiFields[name].outOfBounds, note } : { value, note };
  }
  const isObvious = text.trim() === String(value) && value < 10_000;
  const note = isObvious ? undefined : { text: `= ${formatField(name, value)}`, doubtful: false };
  if (value > max && max > 100) return { value, error: roiTooHigh, note };
  return value < min || value > max ? { value, error: roiFields[name].outOfBounds, note } : { value, note };
}

export type RoiErrors = Partial<Record<RoiFieldName, string>>;

/** The scenario that the texts describe, or the errors that prevent it. */
export function readTexts(
  industry: RoiIndustry | undefined,
  texts: RoiTexts,
  locale: string | undefined,
): { scenario: RoiScenario | null; errors: RoiErrors } {
  const errors: RoiErrors = {};
  const figures: RoiFigures = { employees: 0, annualSalary: 0, searchHours: 0, turnover: 0, operationalCost: 0 };
  for (const name of roiFigureNames) {
    const { value, error } = readField(name, texts[name], locale);
    figures[name] = value;
    if (error) errors[name] = error;
  }
  const isComplete = industry !== undefined && Object.keys(errors).length === 0;
  return { scenario: isComplete ? { industry, ...figures } : null, errors };
}

/** Figures as plain digits, which every language reads alike. */
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
