import type { RoiView } from "./roi.ts";
import type { RoiFieldName } from "./roi-copy.ts";
import { type RoiIndustry, roiIndustries } from "./roi-industry.ts";

// Every page's router knows these URLs, so nothing else of the calculator may be imported here.

/** A scenario in the URL of /roi-calculator, each figure as the text that was typed or written; every parameter may be missing. */
export type RoiSearch = {
  industry?: RoiIndustry;
  employees?: string;
  salary?: string;
  hours?: string;
  turnover?: string;
  cost?: string;
  project?: string;
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

const readFigure = (value: unknown): string | undefined =>
  typeof value === "string" && value.length <= maxTextLength ? value : undefined;

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
