import { expect, test } from "vitest";
import { defaultSite } from "../facts/site.ts";
import { cardPage, cardPath } from "./card-path.ts";
import { metaTags, pageMetadata } from "./page-head.ts";
import { isHiddenFromRobots } from "./robots.ts";

const origin = "https://www.example.com";
const facts = { title: "Home", description: "What it is about.", path: "/" };

test("a plain page is a website with the owner's name in its title, a canonical URL and a card", () => {
  expect(pageMetadata(defaultSite, facts, origin)).toMatchObject({
    fullTitle: `Home - ${defaultSite.facts.name}`,
    type: "website",
    robots: "index, follow",
    canonical: `${origin}/`,
    image: { url: `${origin}/cards/home.png`, width: 1200, height: 630 },
    linkedinTitle: "Home",
    linkedinDescription: facts.description,
  });
  expect(pageMetadata(defaultSite, facts, origin).keywords).toContain("knowledge");
});

test("the owner's name is added to a title only once", () => {
  expect(pageMetadata(defaultSite, { ...facts, title: `Home - ${defaultSite.facts.name}` }, origin).fullTitle).toBe(
    `Home - ${defaultSite.facts.name}`,
  );
});

test("a page's own picture becomes absolute; an invalid one is replaced by the card", () => {
  expect(pageMetadata(defaultSite, { ...facts, image: "/media/a.png" }, origin).image.url).toBe(
    `${origin}/media/a.png`,
  );
  expect(pageMetadata(defaultSite, { ...facts, image: "javascript:alert(1)" }, origin).image.url).toBe(
    `${origin}/cards/home.png`,
  );
});

test("one state of a page is shared under its own URL and card, and listed as the page", () => {
  const shared = { search: "?a=1", card: "/cards/a/1.png", alt: "One" };
  expect(pageMetadata(defaultSite, { ...facts, path: "/a", shared }, origin)).toMatchObject({
    url: `${origin}/a?a=1`,
    canonical: `${origin}/a`,
    image: { url: `${origin}/cards/a/1.png`, width: 1200, height: 630, alt: "One" },
  });
});

test("meta tags are complete and unique, and an article includes its dates and author", () => {
  const page = pageMetadata(
    defaultSite,
    {
      ...facts,
      path: "/blog/a",
      type: "article",
      publishedTime: "2026-01-02T00:00:00.000Z",
      author: "An Author",
      noindex: true,
    },
    origin,
  );
  const tags = metaTags(defaultSite, page);
  const names = tags.map((tag) => ("name" in tag ? tag.name : "property" in tag ? tag.property : "title"));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(["title", "description", "robots", "og:title", "og:image", "og:url", "twitter:card"]),
  );
  expect(tags).toContainEqual({ property: "article:published_time", content: "2026-01-02T00:00:00.000Z" });
  expect(tags).toContainEqual({ property: "article:author", content: "An Author" });
  expect(tags).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(names).not.toContain("article:modified_time");
});

test("a page without a description has no empty meta tags", () => {
  const tags = metaTags(defaultSite, pageMetadata(defaultSite, { ...facts, description: "" }, origin));
  expect(tags.filter((tag) => "content" in tag && tag.content === "")).toEqual([]);
  expect(tags).toContainEqual({ name: "twitter:title", content: `Home - ${defaultSite.facts.name}` });
});

test.each([
  ["/", "/cards/home.png", "/"],
  ["/blog/a-slug", "/cards/blog/a-slug.png", "/blog/a-slug"],
  ["/blog?page=2", "/cards/blog.png", "/blog"],
])("the card of %s is %s", (page, card, back) => {
  expect(cardPath(page)).toBe(card);
  expect(cardPage(card)).toBe(back);
});

test("a site at a public URL is hidden from search engines until it opens", () => {
  const closed = { ...defaultSite, opening: "closed" } as const;
  expect(isHiddenFromRobots(closed, "https://anna-weber.de")).toBe(true);
  expect(isHiddenFromRobots(defaultSite, "https://anna-weber.de")).toBe(false);
  for (const local of [
    "http://localhost:3000",
    "http://anna-weber.de",
    "https://www.example.com",
    "https://site.test",
    "https://192.168.1.4",
    "https://intranet",
  ])
    expect(isHiddenFromRobots(closed, local), local).toBe(false);
});
