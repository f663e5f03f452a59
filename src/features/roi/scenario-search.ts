import { homeDefaults, type RoiScenario, roiFigureNames } from "./roi.ts";
import { plainTexts, type RoiTexts } from "./roi-fields.ts";
import { type RoiSearch, searchNames } from "./roi-search.ts";

export const figureText = (figure: number) => (Number.isNaN(figure) ? "" : String(Number(figure.toFixed(3))));

export function scenarioSearch(scenario: RoiScenario): RoiSearch {
  const search: RoiSearch = { industry: scenario.industry };
  for (const name of roiFigureNames) search[searchNames[name]] = figureText(scenario[name]);
  return search;
}

export function searchTexts(search: RoiSearch, texts: RoiTexts = plainTexts(homeDefaults)): RoiTexts {
  const filled = { ...texts };
  for (const name of roiFigureNames) {
    const figure = search[searchNames[name]];
    if (figure !== undefined) filled[name] = figure;
  }
  return filled;
}
