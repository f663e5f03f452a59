import { copyOf } from "../../facts/page-texts.ts";
import { defaultSite, type Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { formatCompactDollars } from "../../lib/money.ts";
import { stringifySearch } from "../../lib/url-search.ts";
import { industryCopy } from "./industry-copy.ts";
import { type OwnChart, ownChartUrl, readOwnChartUrl } from "./own-chart.ts";
import { calculateRoi, type RoiScenario, roiFigureNames } from "./roi.ts";
import { roiCopy, roiFieldCopy } from "./roi-copy.ts";
import { formatField, readTexts } from "./roi-fields.ts";
import { type RoiSearch, searchNames } from "./roi-search.ts";
import { scenarioSearch, searchTexts } from "./scenario-search.ts";

/** Whole dollars a year; the chart is meaningless for larger returns. */
const maxTotal = 999_999_999_999;

const totalOf = (scenario: RoiScenario): number => calculateRoi(scenario)?.totalROI ?? 0;

/** Undefined unless the URL has all figures and they result in a return. */
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

/** "$2.6M to $5.2M": half of the expected return to all of it. */
const rangeOf = (total: number, site: Site): string => {
  const format = (amount: number) => formatCompactDollars(amount, site.facts.language);
  const [low, high] = [format(Math.round(total / 2)), format(total)];
  return low === high ? low : fillText(copyOf(site, roiCopy).range, { low, high });
};

export const rangeText = (scenario: RoiScenario, site: Site = defaultSite): string => rangeOf(totalOf(scenario), site);

/** `industry` is its name on the site. */
export function calculationFacts(
  scenario: RoiScenario,
  industry: string,
  site: Site = defaultSite,
): { label: string; value: string }[] {
  const fields = copyOf(site, roiFieldCopy);
  return [
    { label: copyOf(site, roiCopy).returnLabel, value: rangeText(scenario, site) },
    { label: copyOf(site, industryCopy).label, value: industry },
    ...roiFigureNames.map((name) => ({ label: fields[name].label, value: formatField(name, scenario[name], site) })),
  ];
}

/** With the built-in path, which the owner may have changed. */
export const calculationUrl = (scenario: RoiScenario): string =>
  `/roi-calculator${stringifySearch(scenarioSearch(scenario))}`;

export type CalculationCard = { chart: OwnChart; title: string; mark: string };

const charts = "/covers/own-";
const cards = "/cards/roi-calculator/";

/** The preview image of links to this calculation. */
export function calculationCard(scenario: RoiScenario, site: Site): { path: string; alt: string } {
  const total = totalOf(scenario);
  const name = ownChartUrl(scenario).slice(charts.length, -".svg".length);
  return {
    path: `${cards}${name}-${total}.png`,
    alt: fillText(copyOf(site, roiCopy).cardAlt, { range: rangeOf(total, site) }),
  };
}

/** Undefined for any other URL. */
export function readCalculationCard(pathname: string, site: Site): CalculationCard | undefined {
  if (!pathname.startsWith(cards)) return undefined;
  const [, name, total] = /^([\w-]+)-([1-9]\d{0,11})\.png$/.exec(pathname.slice(cards.length)) ?? [];
  const chart = name === undefined ? undefined : readOwnChartUrl(`${charts}${name}.svg`);
  const copy = copyOf(site, roiCopy);
  return (
    chart && { chart, title: fillText(copy.cardTitle, { range: rangeOf(Number(total), site) }), mark: copy.cardMark }
  );
}
