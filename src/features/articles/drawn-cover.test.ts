import { expect, test } from "vitest";
import { industryOf } from "../../facts/industries.ts";
import { defaultSite } from "../../facts/site.ts";
import { coverSubject, drawnCover } from "./article-picture.ts";

test("draws the cover of an article's industry, or a plain chart for articles about method", () => {
  expect(drawnCover(defaultSite, "sops-that-work", "Healthcare")).toMatch(/^\/covers\/healthcare-\d{1,2}\.svg$/);
  expect(drawnCover(defaultSite, "sops-that-work", "Financial Services")).toMatch(/^\/covers\/financial-\d{1,2}\.svg$/);
  expect(drawnCover(defaultSite, "sops-that-work", "Anything else")).toMatch(/^\/covers\/method-\d{1,2}\.svg$/);
});

test("draws the same cover for an article each time and different ones for different articles", () => {
  const covers = Array.from({ length: 200 }, (_, index) => drawnCover(defaultSite, `article-${index}`, "Logistics"));
  expect(drawnCover(defaultSite, "article-7", "Logistics")).toBe(covers[7]);
  expect(new Set(covers).size).toBe(24);
});

test("accepts only cover paths that articles can have", () => {
  for (const category of ["Healthcare", "Logistics", "Financial Services", "Anything else"]) {
    for (let index = 0; index < 60; index++) {
      expect(coverSubject(drawnCover(defaultSite, `article-${index}`, category))).toMatchObject({
        industry: industryOf(defaultSite, category),
      });
    }
  }
  for (const path of [
    "/covers/healthcare-24.svg",
    "/covers/healthcare-07.svg",
    "/covers/x-1.svg",
    "/covers/method-.svg",
  ]) {
    expect(coverSubject(path)).toBeUndefined();
  }
});
