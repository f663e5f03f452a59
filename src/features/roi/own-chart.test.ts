import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { drawOwnChart } from "./draw-own-chart.server.ts";
import { ownChartUrl, readOwnChartUrl } from "./own-chart.ts";
import { homeDefaults, type RoiScenario } from "./roi.ts";

const scenario: RoiScenario = { industry: "healthcare", ...homeDefaults };
const chartOf = (url: string) => {
  const own = readOwnChartUrl(url);
  if (!own) throw new Error(`${url} is not a chart's.`);
  return drawOwnChart(defaultSite, own);
};

describe("the chart of a calculation", () => {
  it("depends on its figures only", () => {
    const url = ownChartUrl(scenario);
    expect(url).toBe("/covers/own-healthcare-4-8-0.svg");
    expect(ownChartUrl({ ...scenario, employees: 101, searchHours: 8.2, turnover: 14 })).toBe(url);
    expect(chartOf(url)).toBe(chartOf(url));
    expect(ownChartUrl({ ...scenario, employees: 50_000, operationalCost: 9e11 })).toBe(
      "/covers/own-healthcare-9-8-1.svg",
    );
    expect(ownChartUrl({ ...scenario, employees: Number.NaN, searchHours: Number.NaN })).toBe(
      "/covers/own-healthcare-4-0-0.svg",
    );
  });

  it("exists for valid figures only, compresses below 4 KB and needs no font", () => {
    for (const url of [
      "/covers/own-x-4-8-0.svg",
      "/covers/own-financial-13-8-0.svg",
      "/covers/own-financial-4-41-0.svg",
    ])
      expect(readOwnChartUrl(url)).toBeUndefined();
    for (const url of ["/covers/own-logistics-12-40-2.svg", "/covers/own-financial-0-0-1.svg"]) {
      expect(chartOf(url)).not.toContain("<text");
      expect(brotliCompressSync(chartOf(url)).length).toBeLessThan(4_000);
    }
  });
});
