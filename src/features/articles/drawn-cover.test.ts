import { expect, test } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { articlePicture, coverSubject } from "./article-picture.ts";
import { drawArticleCover, withDrawnCover } from "./draw-cover.server.ts";

const article = { slug: "sops-that-work", title: "Onboarding", category: "Logistics", featuredImageUrl: null };

test("articlePicture returns the article's own picture, or the cover drawn for its slug", () => {
  expect(articlePicture({ ...article, featuredImageUrl: "/media/a.jpg" })).toBe("/media/a.jpg");
  for (const featuredImageUrl of [
    null,
    "https://elsewhere.example/a.jpg",
    "//elsewhere.example/a.jpg",
    "data:image/svg+xml,a",
  ]) {
    expect(articlePicture({ ...article, featuredImageUrl })).toBe("/covers/blog/sops-that-work.svg");
  }
  expect(articlePicture({ ...article, slug: "größe" })).toBe("/covers/blog/gr%C3%B6%C3%9Fe.svg");
});

test("drawArticleCover draws the waters from the slug and names them after the title", () => {
  const cover = drawArticleCover(defaultSite, article);
  const shore = (svg: string) => /class="c-land"[^>]* d="([^"]*)"/.exec(svg)?.[1];
  expect(cover.match(/class="c-name"/g)).toHaveLength(1);
  const renamed = drawArticleCover(defaultSite, { ...article, title: "From drawer to dock" });
  expect(renamed.match(/class="c-name"/g)).toHaveLength(2);
  expect(shore(renamed)).toBe(shore(cover));
  expect(shore(drawArticleCover(defaultSite, { ...article, slug: "other" }))).not.toBe(shore(cover));
});

test("withDrawnCover adds the cover that the article will have; an own picture takes precedence", () => {
  const { drawnCover } = withDrawnCover(defaultSite, article);
  expect(articlePicture({ ...article, drawnCover })).toBe(drawnCover);
  expect(Buffer.from(drawnCover.split("base64,")[1] ?? "", "base64").toString()).toBe(
    drawArticleCover(defaultSite, article),
  );
  expect(articlePicture({ ...article, drawnCover, featuredImageUrl: "/media/a.jpg" })).toBe("/media/a.jpg");
});

test("coverSubject accepts only cover paths of the former scheme", () => {
  expect(coverSubject("/covers/healthcare-23.svg")).toEqual({ seed: "healthcare 23", industry: "healthcare" });
  expect(coverSubject("/covers/method-0.svg")).toEqual({ seed: "method 0", industry: undefined });
  for (const path of [
    "/covers/healthcare-24.svg",
    "/covers/healthcare-07.svg",
    "/covers/x-1.svg",
    "/covers/method-.svg",
  ]) {
    expect(coverSubject(path)).toBeUndefined();
  }
});
