import { expect, test } from "vitest";
import { builtInPath, chosenUrl } from "./page-urls.ts";
import { defaultSite, siteOf } from "./site.ts";

const site = siteOf({ urls: { "/services/healthcare": "/services/insurance" } });

test.each([
  ["/services/healthcare", "/services/insurance"],
  ["/services/healthcare?utm_source=x#roi", "/services/insurance?utm_source=x#roi"],
  ["/services/logistics", "/services/logistics"],
  ["/services/healthcare/more", "/services/healthcare/more"],
  ["https://elsewhere.example/services/healthcare", "https://elsewhere.example/services/healthcare"],
])("%s is shown as %s", (url, shown) => {
  expect(chosenUrl(site, url)).toBe(shown);
  expect(chosenUrl(defaultSite, url)).toBe(url);
});

test("a chosen path is mapped back to the built-in one, and any other to itself", () => {
  expect(builtInPath(site, "/services/insurance")).toBe("/services/healthcare");
  expect(builtInPath(site, "/services/logistics")).toBe("/services/logistics");
  expect(builtInPath(defaultSite, "/services/insurance")).toBe("/services/insurance");
});
