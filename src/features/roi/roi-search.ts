import type { RoiView } from "./roi.ts";
import type { RoiFieldName } from "./roi-copy.ts";
import { type RoiIndustry, roiIndustries } from "./roi-industry.ts";

// Every page's router knows these URLs, so nothing else of the calculator may be imported here.

/** A number of our own links, or the text of a URL: what a visitor typed into the form. */
type SearchFigure = number | string;

/** A scenario in the URL of /roi-calculator; every parameter may be missing. */
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

const maxTextLength = 40;
const maxNumber = 1e15;

function readFigure(value: unknown): SearchFigure | undefined {
  if (typeof value === "number") return Math.abs(value) < maxNumber ? Number(value.toFixed(3)) : undefined;
  return typeof value === "string" && value.length <= maxTextLength ? value : undefined;
}

/**
 * The parameters that mean something. Every one is named, if only as undefined: the router lets through as it came
 * what this leaves out.
 */
export function readRoiSearch(search: Record<string, unknown>): RoiSearch {
  return {
    industry: roiIndustries.find((key) => key === search.industry),
    employees: readFigure(search.employees),
    salary: readFigure(search.salary),
    hours: readFigure(search.hours),
    turnover: readFigure(search.turnover),
    cost: readFigure(search.cost),
    project: readFigure(search.project),
    view: search.view === "conservative" || search.view === "optimistic" ? search.view : undefined,
  };
}
