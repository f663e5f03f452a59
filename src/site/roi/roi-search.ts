import {
  homeDefaults,
  type RoiFigureName,
  type RoiIndustry,
  type RoiScenario,
  type RoiView,
  roiFigureNames,
  roiIndustries,
} from "./roi.ts";
import type { RoiFieldName } from "./roi-copy.ts";
import { plainTexts, type RoiTexts } from "./roi-fields.ts";

/** A number as our own links write it, or a text as a visitor typed it into the form. */
type SearchFigure = number | string;

/** A scenario in the address of /roi-calculator; every parameter may be missing. */
export type RoiSearch = {
  industry?: RoiIndustry;
  employees?: SearchFigure;
  salary?: SearchFigure;
  hours?: SearchFigure;
  turnover?: SearchFigure;
  cost?: SearchFigure;
  project?: SearchFigure;
  view?: Exclude<RoiView, "expected">;
};

/** The parameter of each field; the form's controls carry these names too. */
export const searchNames = {
  employees: "employees",
  annualSalary: "salary",
  searchHours: "hours",
  turnover: "turnover",
  operationalCost: "cost",
  projectCost: "project",
} as const satisfies Record<RoiFieldName, keyof RoiSearch>;

const longestText = 40;
const largestNumber = 1e15;

function readFigure(value: unknown): SearchFigure | undefined {
  if (typeof value === "number") return Math.abs(value) < largestNumber ? Number(value.toFixed(3)) : undefined;
  return typeof value === "string" && value.length <= longestText ? value : undefined;
}

/** The parameters that mean something, in a fixed order; whatever else an address holds is dropped. */
export function readRoiSearch(search: Record<string, unknown>): RoiSearch {
  const read: RoiSearch = {};
  const industry = roiIndustries.find((key) => key === search.industry);
  if (industry) read.industry = industry;
  for (const name of Object.values(searchNames)) {
    const figure = readFigure(search[name]);
    if (figure !== undefined) read[name] = figure;
  }
  if (search.view === "conservative" || search.view === "optimistic") read.view = search.view;
  return read;
}

/** The parameters that restore a scenario: plain numbers, and nothing for what is not numeric. */
export function scenarioSearch(scenario: RoiScenario): RoiSearch {
  const search: RoiSearch = { industry: scenario.industry };
  for (const name of roiFigureNames) search[searchNames[name]] = Number.isNaN(scenario[name]) ? "" : scenario[name];
  return search;
}

/** The texts that an address puts into the fields, over the given ones. */
export function searchTexts(search: RoiSearch, texts: RoiTexts = plainTexts(homeDefaults)): RoiTexts {
  const filled = { ...texts };
  for (const name of roiFigureNames) {
    const figure = search[searchNames[name]];
    if (figure !== undefined) filled[name] = String(figure);
  }
  return filled;
}

/** True when the address holds a whole scenario, as after a press of Calculate. */
export function isWholeScenario(search: RoiSearch): boolean {
  return search.industry !== undefined && roiFigureNames.every((name: RoiFigureName) => searchNames[name] in search);
}

/**
 * An address whose texts survive a parser that takes "75.000" for 75: such a text is put into quotation marks. Undefined
 * when there is nothing to keep.
 */
export function keepTypedTexts(address: string): string | undefined {
  const url = new URL(address);
  let changed = false;
  for (const name of Object.values(searchNames)) {
    const text = url.searchParams.get(name)?.trim();
    if (!text || !/^\d{1,3}\.\d{3}$/.test(text)) continue;
    url.searchParams.set(name, JSON.stringify(text));
    changed = true;
  }
  return changed ? url.pathname + url.search : undefined;
}
