import type { RoiView } from "./roi.ts";
import type { RoiFieldName } from "./roi-copy.ts";
import { type RoiIndustry, roiIndustries } from "./roi-industry.ts";

// Part of every page's bundle: import nothing else of the calculator here.

/** Figures as typed, or as `scenarioSearch` writes them. */
export type RoiSearch = {
  industry?: RoiIndustry;
  employees?: string;
  salary?: string;
  hours?: string;
  turnover?: string;
  cost?: string;
  project?: string;
  view?: Exclude<RoiView, "conservative">;
};

/** Also the names of the form's controls. */
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

/** Sets every parameter, if only to undefined: the router keeps the raw value of missing ones. */
export function readRoiSearch(search: Record<string, unknown>): RoiSearch {
  return {
    industry: roiIndustries.find((key) => key === search.industry),
    employees: readFigure(search.employees),
    salary: readFigure(search.salary),
    hours: readFigure(search.hours),
    turnover: readFigure(search.turnover),
    cost: readFigure(search.cost),
    project: readFigure(search.project),
    view: search.view === "expected" || search.view === "optimistic" ? search.view : undefined,
  };
}
