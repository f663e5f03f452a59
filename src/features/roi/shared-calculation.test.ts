import { describe, expect, it } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { homeDefaults, type RoiScenario } from "./roi.ts";
import { readRoiSearch } from "./roi-search.ts";
import { scenarioSearch } from "./scenario-search.ts";
import { calculationCard, readCalculationCard, readSharedScenario } from "./shared-calculation.ts";

const scenario: RoiScenario = { industry: "healthcare", ...homeDefaults, annualSalary: 70_000, operationalCost: 9.8e6 };
const search = readRoiSearch(scenarioSearch(scenario));

describe("a calculation in a link", () => {
  it("consists of its industry and its five figures", () => {
    expect(readSharedScenario(search)).toEqual(scenario);
    expect(readSharedScenario({ ...search, view: "optimistic", project: "1200000" })).toEqual(scenario);
  });

  it.each([
    { industry: undefined },
    { employees: undefined },
    { salary: "some" },
    { hours: "41" },
    { turnover: "" },
    { cost: "98.000" },
    { cost: "1000000000000" },
    { employees: "999999999999", salary: "999999999999" },
  ])("is ignored with %j", (changed) => {
    expect(readSharedScenario({ ...search, ...changed })).toBeUndefined();
  });
});

describe("the card of a calculation", () => {
  it("is named after its figures and can be read back", () => {
    const url = calculationCard(scenario, defaultSite);
    expect(url).toEqual({
      path: "/cards/roi-calculator/healthcare-4-8-1-5215000.png",
      alt: "A chart of the organisation: $2.6M to $5.2M a year, before costs",
    });
    expect(readCalculationCard(url.path, defaultSite)).toEqual({
      chart: { industry: "healthcare", size: 4, hours: 8, course: 1 },
      title: "$2.6M to $5.2M a year",
      mark: "Estimated return, before costs",
    });
  });

  it.each([
    "/cards/roi-calculator.png",
    "/cards/roi-calculator/healthcare-4-8-0-0.png",
    "/cards/roi-calculator/healthcare-4-8-0-05215000.png",
    "/cards/roi-calculator/healthcare-4-8-0-5215000000000.png",
    "/cards/roi-calculator/healthcare-13-8-0-5215000.png",
    "/cards/roi-calculator/x-4-8-0-5215000.png",
    "/cards/roi-calculator/healthcare-4-8-0-5215000.png/",
  ])("doesn't exist at %s", (path) => {
    expect(readCalculationCard(path, defaultSite)).toBeUndefined();
  });
});
