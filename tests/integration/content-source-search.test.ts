import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentSource } from "../../src/server-context/content-source.ts";
import { article } from "./support/content-files.ts";
import { type ContentProvider, contentProviders, ids, startContentProvider } from "./support/content-providers.ts";

describe.each(Object.keys(contentProviders))("%s as the source", (name) => {
  let provider: ContentProvider;

  beforeAll(async () => {
    provider = await startContentProvider(name);
  });

  afterAll(() => provider.stop());

  describe("searched", () => {
    let source: ContentSource;

    beforeAll(async () => {
      source = await provider.open({
        articles: [
          article(1, { title: "Ärger mit ÖLFILTERN", summary: null, introduction: null }),
          article(2, { title: "Plain", summary: "Costs fell by 15% in a year", introduction: "Nothing" }),
          article(3, { title: "Snake_case", summary: 'a\\b and "quotes" and it\'s', introduction: null }),
          article(4, {
            title: "Signs",
            summary: "f(x), y = [1, 2]; a.b.c *starred* 2+2 ^$|?{}",
            introduction: "R or D",
          }),
          article(5, { title: "Body only", summary: "-", introduction: "-", section_1: "hidden treasure" }),
          article(7, { title: "KI und HR", summary: "Straße, naïve, 知識管理", introduction: null }),
        ],
      });
    });

    test.each([
      ["ärger", [1]],
      ["ÄRGER", [1]],
      ["ölfilter", [1]],
      ["ö", [1]],
      ["15%", [2]],
      ["%", [2]],
      ["%%", []],
      ["_", [3]],
      ["e_c", [3]],
      ["a\\b", [3]],
      ["\\", [3]],
      ["\\\\", []],
      ['"quotes"', [3]],
      ['"', [3]],
      ["it's", [3]],
      ["f(x), y", [4]],
      ["(", [4]],
      [")", [4]],
      ["a.b.c", [4]],
      ["*starred*", [4]],
      ["s*g", []],
      ["*", [4]],
      ["2+2 ^$|?{}", [4]],
      ["*starred* 2+2 ^$|?{}", [4]],
      ["nothing),id.gt.(0", []],
      ["x%,title.ilike.%", []],
      ['"),or(title.ilike."%', []],
      ["  r or \n d  ", [4]],
      ["treasure", []],
      ["KI", [7]],
      ["straße", [7]],
      ["NAÏVE", [7]],
      ["知識", [7]],
      ["plain nothing", []],
      ["'; drop table blog_articles; --", []],
      ["\u0000", [7, 5, 4, 3, 2, 1]],
      ["", [7, 5, 4, 3, 2, 1]],
      ["   ", [7, 5, 4, 3, 2, 1]],
    ])("for %j returns %j", async (search, expected) => {
      const { articles, total } = await source.listArticles({ page: 1, search });
      expect(ids(articles)).toEqual(expected);
      expect(total).toBe(expected.length);
    });
  });
});
