import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../lib/url-search.ts";
import { homeDefaults, type RoiScenario } from "./roi.ts";
import { readRoiSearch } from "./roi-search.ts";
import { scenarioSearch, searchTexts } from "./scenario-search.ts";

const scenario: RoiScenario = { industry: "logistics", ...homeDefaults, turnover: 12.5 };
const empty = readRoiSearch({});

describe("a scenario in a URL", () => {
  it("is restored unchanged", () => {
    const search = readRoiSearch(scenarioSearch(scenario));
    expect(searchTexts(search)).toEqual({
      employees: "100",
      annualSalary: "75000",
      searchHours: "8",
      turnover: "12.5",
      operationalCost: "2000000",
    });
  });

  it("is the same after a round trip through a URL", () => {
    const search = scenarioSearch({ ...scenario, turnover: 12.34567 });
    expect(search.turnover).toBe("12.346");
    expect(readRoiSearch(parseSearch(stringifySearch(search)))).toEqual({ ...empty, ...search });
  });

  it("keeps non-numeric figures empty", () => {
    const search = readRoiSearch(scenarioSearch({ ...scenario, annualSalary: Number.NaN }));
    expect(search.salary).toBe("");
    expect(searchTexts(search).annualSalary).toBe("");
  });
});

describe("the parameters of a URL", () => {
  it.each([
    [{ industry: "<script>" }, {}],
    [{ industry: ["healthcare"] }, {}],
    [{ employees: [1, 2], salary: { a: 1 }, hours: true, turnover: null }, {}],
    [{ cost: "9".repeat(41) }, {}],
    [{ view: "conservative" }, {}],
    [{ view: "expected" }, { view: "expected" }],
    [{ view: "__proto__", other: "x" }, {}],
    [
      { cost: "75,000", project: "007", view: "optimistic" },
      { cost: "75,000", project: "007", view: "optimistic" },
    ],
  ])("are kept if valid: %j", (search, read) => {
    expect(readRoiSearch(search)).toEqual({ ...empty, ...read });
  });

  it("are all set, so that unknown ones are dropped", () => {
    const hostile = fc.dictionary(fc.constantFrom(...Object.keys(empty), "x", "constructor"), fc.anything());
    fc.assert(
      fc.property(hostile, (search) => {
        expect(Object.keys(readRoiSearch(search))).toEqual(Object.keys(empty));
      }),
    );
  });
});
