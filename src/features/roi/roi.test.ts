import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { roiCases } from "../../../tests/fixtures/roi-cases.ts";
import {
  calculateRoi,
  homeDefaults,
  industryDefaults,
  industryFigures,
  operationalCostOf,
  paybackMonths,
  payrollShare,
  type RoiFigureName,
  type RoiInputs,
  type RoiScenario,
  roiBounds,
  roiFigureNames,
  scaledPercentage,
  withinBounds,
} from "./roi.ts";
import { roiIndustries } from "./roi-industry.ts";

const base: RoiScenario = { industry: "healthcare", ...homeDefaults };

const upTo = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
const scenarios: fc.Arbitrary<RoiScenario> = fc.record({
  industry: fc.constantFrom(...roiIndustries),
  employees: fc.integer({ min: 1, max: 100_000 }),
  annualSalary: upTo(249_000).map((figure) => figure + 1000),
  searchHours: upTo(40),
  turnover: upTo(100),
  operationalCost: upTo(20_000_000),
});
const views = fc.constantFrom("conservative", "expected", "optimistic" as const);

function result(inputs: RoiInputs, view?: Parameters<typeof calculateRoi>[1]) {
  const calculated = calculateRoi(inputs, view);
  if (!calculated) throw new Error("No result.");
  return calculated;
}

test("calculates a return as a share of the yearly salaries, if there are any", () => {
  expect(payrollShare({ ...base, annualSalary: 70_000 }, 2_607_500)).toBe(37);
  expect(payrollShare({ ...base, employees: Number.NaN, annualSalary: 70_000 }, 7_000_000)).toBe(100);
  expect(payrollShare({ ...base, annualSalary: Number.NaN }, 1)).toBeNull();
});

describe("the ROI formulas", () => {
  for (const [input, [productivityGain, operationalSavings, onboardingSavings, totalROI]] of roiCases) {
    const [industry, employees, annualSalary, searchHours, turnover, operationalCost, view] = input;
    it(input.join(" "), () => {
      const inputs = { industry, employees, annualSalary, searchHours, turnover, operationalCost };
      const parts = { productivityGain, operationalSavings, onboardingSavings, totalROI };
      expect(calculateRoi(inputs, view)).toEqual(parts);
    });
  }

  it("are tested with at least sixty independent cases", () => {
    expect(roiCases.length).toBeGreaterThanOrEqual(60);
  });

  it("grow with every figure except the search hours", () => {
    const name = fc.constantFrom(...roiFigureNames);
    fc.assert(
      fc.property(
        scenarios,
        name,
        fc.double({ min: 0, max: 1, noNaN: true }),
        views,
        (scenario, figure, share, view) => {
          const { min, max } = roiBounds[figure];
          const smaller = Math.max(min, Math.floor(scenario[figure] * share * 100) / 100);
          const before = result({ ...scenario, [figure]: Math.min(smaller, max) }, view);
          const after = result(scenario, view);
          for (const part of Object.keys(after) as (keyof typeof after)[]) {
            expect(after[part]).toBeGreaterThanOrEqual(before[part]);
          }
          if (figure === "searchHours") expect(after).toEqual(before);
        },
      ),
    );
  });

  it("add up to the total within a dollar of rounding", () => {
    fc.assert(
      fc.property(scenarios, views, (scenario, view) => {
        const { productivityGain, operationalSavings, onboardingSavings, totalROI } = result(scenario, view);
        expect(Math.abs(productivityGain + operationalSavings + onboardingSavings - totalROI)).toBeLessThanOrEqual(1);
        for (const part of [productivityGain, operationalSavings, onboardingSavings, totalROI]) {
          expect(Number.isInteger(part)).toBe(true);
        }
      }),
    );
  });

  it("keep the expected figures in every view", () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const expected = result(scenario);
        const [low, high] = [result(scenario, "conservative"), result(scenario, "optimistic")];
        expect(result(scenario, "expected")).toEqual(expected);
        expect(Math.abs(low.totalROI * 2 - expected.totalROI)).toBeLessThanOrEqual(2);
        expect(Math.abs(high.totalROI * 4 - expected.totalROI * 5)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe("ROI input", () => {
  it("gives no result without an industry", () => {
    expect(calculateRoi({ ...base, industry: undefined })).toBeNull();
  });

  it.each([
    ["employees", 1, 0.999, undefined],
    ["annualSalary", 1000, 999.99, undefined],
    ["searchHours", 0, -1, 40],
    ["turnover", 0, -0.01, 100],
    ["operationalCost", 0, -1, undefined],
  ] as const)("is bounded for %s", (name, lowest, tooLow, highest) => {
    expect(calculateRoi({ ...base, [name]: lowest })).not.toBeNull();
    expect(calculateRoi({ ...base, [name]: tooLow })).toBeNull();
    if (highest === undefined) return;
    expect(calculateRoi({ ...base, [name]: highest })).not.toBeNull();
    expect(calculateRoi({ ...base, [name]: highest + 0.001 })).toBeNull();
  });

  it("counts as 0 when not numeric, staff as 100", () => {
    const empty = { employees: NaN, annualSalary: NaN, searchHours: NaN, turnover: NaN, operationalCost: NaN };
    expect(result({ industry: "logistics", ...empty }).totalROI).toBe(0);
    expect(result({ ...base, employees: NaN })).toEqual(result({ ...base, employees: 100 }));
    expect(result({ ...base, annualSalary: NaN })).toMatchObject({ productivityGain: 0, onboardingSavings: 0 });
    expect(result({ ...base, turnover: NaN }).onboardingSavings).toBe(0);
    expect(result({ ...base, operationalCost: NaN }).operationalSavings).toBe(0);
  });

  it("never throws for hostile input", () => {
    const hostile = fc.oneof(fc.double(), fc.constantFrom(1e21, -1e21, Infinity, -Infinity, NaN, -0, 5e-324));
    fc.assert(
      fc.property(fc.constantFrom<RoiFigureName>(...roiFigureNames), hostile, (name, figure) => {
        const calculated = calculateRoi({ ...base, [name]: figure });
        expect(calculated !== null).toBe(withinBounds(name, figure));
      }),
    );
  });
});

describe("the defaults of the two variants", () => {
  it("uses the table of section 9 for the home variant's cost", () => {
    expect(operationalCostOf("home", "healthcare", 100)).toBe(9_800_000);
    expect(operationalCostOf("home", "logistics", 250)).toBe(21_000_000);
    expect(operationalCostOf("home", "financial", NaN)).toBe(11_200_000);
  });

  it("uses its hints for the industry variant's figures", () => {
    expect(industryDefaults("healthcare")).toEqual({
      employees: 100,
      annualSalary: 70_000,
      searchHours: 8,
      turnover: 15,
      operationalCost: 9_800_000,
    });
    for (const industry of ["logistics", "financial"] as const) {
      expect(industryDefaults(industry, 50)).toEqual({
        employees: 50,
        annualSalary: 60_000,
        searchHours: 6,
        turnover: 20,
        operationalCost: 4_200_000,
      });
    }
  });

  it("recalculates the cost in whole dollars, never below 0", () => {
    expect(operationalCostOf("industry", "financial", 1.1)).toBe(92_400);
    expect(operationalCostOf("home", "healthcare", -3)).toBe(0);
  });
});

describe("the calculator's own page", () => {
  it("scales the percentages as shown", () => {
    const { productivityIncrease } = industryFigures.healthcare;
    expect(scaledPercentage(productivityIncrease, "conservative")).toBe(12.5);
    expect(scaledPercentage(productivityIncrease, "expected")).toBe(25);
    expect(scaledPercentage(productivityIncrease, "optimistic")).toBe(31.25);
  });

  it("calculates the months until a project has paid for itself", () => {
    expect(paybackMonths(120_000, 1_200_000)).toBeCloseTo(1.2);
    expect(paybackMonths(0, 1)).toBe(0);
    expect(paybackMonths(1, 0)).toBeNull();
    expect(paybackMonths(NaN, 100)).toBeNull();
    expect(paybackMonths(-5, 100)).toBeNull();
  });
});
