import type { RoiView } from "./roi.ts";
import type { RoiFieldName } from "./roi-copy.ts";
import { type RoiIndustry, roiIndustries } from "./roi-industry.ts";

// Part of every page's bundle: import nothing else of the calculator here.

/** Figures as texts, as typed or written. */
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

/** Names every parameter, if only as undefined: the router passes unlisted ones through unchanged. */
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
