import { expect, test } from "vitest";
import { chosenPathsOf, defaultUrls, urls } from "./page-urls.ts";
import { settingProblems } from "./setting.ts";
import { storedFactsOf } from "./setting-facts.ts";

const problems = (changed: Record<string, string>) => settingProblems(urls, { ...defaultUrls, ...changed });

test("accepts built-in URLs, which change nothing", () => {
  expect(problems({})).toEqual({});
  expect(chosenPathsOf(defaultUrls)).toEqual({});
  expect(storedFactsOf({ urls: defaultUrls })).toEqual({});
});

test("changes the path of a page to the chosen slug", () => {
  const chosen = { healthcareUrl: "family-insurance", landingUrl: "claims" };
  expect(problems(chosen)).toEqual({});
  expect(storedFactsOf({ urls: chosen })).toEqual({
    urls: {
      "/services/healthcare": "/services/family-insurance",
      "/solutions/healthcare/ai-sop-agent": "/solutions/claims",
    },
  });
});

test.each([
  ["Insurance", /lower-case letters/],
  ["a--b", /lower-case letters/],
  ["a/b", /lower-case letters/],
  ["", /^Enter /],
  ["financial", /another page of the site/],
])("rejects %j at its field", (healthcareUrl, reason) => {
  expect(problems({ healthcareUrl })).toEqual({ healthcareUrl: expect.stringMatching(reason) as unknown });
});

test("rejects a URL that two pages share or that another page has by default", () => {
  expect(problems({ healthcareUrl: "cover", financialUrl: "cover" })).toEqual({
    financialUrl: "Another page has this URL already. Choose another.",
  });
  expect(Object.keys(problems({ healthcareUrl: "care", financialUrl: "healthcare" }))).toEqual(["financialUrl"]);
  expect(problems({ healthcareUrl: "cover", productUrl: "cover" })).toEqual({});
});
