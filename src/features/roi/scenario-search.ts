import { homeDefaults, type RoiScenario, roiFigureNames } from "./roi.ts";
import { plainTexts, type RoiTexts } from "./roi-fields.ts";
import { type RoiSearch, searchNames } from "./roi-search.ts";

/** A figure as a URL holds it: plain, at most three decimals, and empty when it is not numeric. */
export const figureText = (figure: number) => (Number.isNaN(figure) ? "" : String(Number(figure.toFixed(3))));

/** The parameters that restore a scenario: plain numbers, and nothing for what is not numeric. */
export function scenarioSearch(scenario: RoiScenario): RoiSearch {
  const search: RoiSearch = { industry: scenario.industry };
  for (const name of roiFigureNames) search[searchNames[name]] = figureText(scenario[name]);
  return search;
}

/** The texts that a URL puts into the fields, over the given ones. */
export function searchTexts(search: RoiSearch, texts: RoiTexts = plainTexts(homeDefaults)): RoiTexts {
  const filled = { ...texts };
  for (const name of roiFigureNames) {
    const figure = search[searchNames[name]];
    if (figure !== undefined) filled[name] = figure;
  }
  return filled;
}

/** True when the URL holds a whole scenario, as after a press of Calculate. */
export function isWholeScenario(search: RoiSearch): boolean {
  return search.industry !== undefined && roiFigureNames.every((name) => search[searchNames[name]] !== undefined);
}
