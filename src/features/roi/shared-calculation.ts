import { formatCompactDollars } from "../../lib/money.ts";
import { stringifySearch } from "../../lib/url-search.ts";
import { type OwnChart, ownChartUrl, readOwnChartUrl } from "./own-chart.ts";
import { calculateRoi, type RoiScenario, roiFigureNames } from "./roi.ts";
import { roiFields } from "./roi-copy.ts";
import { formatField, readTexts } from "./roi-fields.ts";
import { industryLabel } from "./roi-industry.ts";
import { type RoiSearch, searchNames } from "./roi-search.ts";
import { scenarioSearch, searchTexts } from "./scenario-search.ts";

/** Whole dollars a year; beyond it a chart says nothing. */
const maxTotal = 999_999_999_999;

const totalOf = (scenario: RoiScenario): number => calculateRoi(scenario)?.totalROI ?? 0;

/** The complete calculation of a URL, with a return; undefined for any other. */
export function readSharedScenario(search: RoiSearch): RoiScenario | undefined {
  const { scenario } = readTexts(search.industry, searchTexts(search), undefined);
  if (
    !scenario ||
    roiFigureNames.some((name) => search[searchNames[name]] === undefined || Number.isNaN(scenario[name]))
  )
    return undefined;
  const total = totalOf(scenario);
  return total > 0 && total <= maxTotal ? scenario : undefined;
}

/** "$2.6M to $5.2M": half of the expected return, and all of it. */
const rangeOf = (total: number): string => {
  const [low, high] = [formatCompactDollars(Math.round(total / 2)), formatCompactDollars(total)];
  return low === high ? low : `${low} to ${high}`;
};

export const rangeWords = (scenario: RoiScenario): string => rangeOf(totalOf(scenario));

/** With the industry as the site calls it. */
export const calculationFacts = (scenario: RoiScenario, industry: string): { label: string; value: string }[] => [
  { label: "Return a year, before costs", value: rangeWords(scenario) },
  { label: industryLabel, value: industry },
  ...roiFigureNames.map((name) => ({ label: roiFields[name].label, value: formatField(name, scenario[name]) })),
];

/** From the root, at the built-in path. */
export const calculationUrl = (scenario: RoiScenario): string =>
  `/roi-calculator${stringifySearch(scenarioSearch(scenario))}`;

export type CalculationCard = { chart: OwnChart; title: string; mark: string };

const charts = "/covers/own-";
const cards = "/cards/roi-calculator/";

/** The picture that a link to this calculation is shared with. */
export function calculationCard(scenario: RoiScenario): { path: string; alt: string } {
  const total = totalOf(scenario);
  const name = ownChartUrl(scenario).slice(charts.length, -".svg".length);
  return {
    path: `${cards}${name}-${total}.png`,
    alt: `A chart of the organisation: ${rangeOf(total)} a year, before costs`,
  };
}

/** Undefined for any other URL. */
export function readCalculationCard(pathname: string): CalculationCard | undefined {
  if (!pathname.startsWith(cards)) return undefined;
  const [, name, total] = /^([\w-]+)-([1-9]\d{0,11})\.png$/.exec(pathname.slice(cards.length)) ?? [];
  const chart = name === undefined ? undefined : readOwnChartUrl(`${charts}${name}.svg`);
  return chart && { chart, title: `${rangeOf(Number(total))} a year`, mark: "Estimated return, before costs" };
}
