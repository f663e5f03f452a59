import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { newArticle } from "../sources/finish-items.ts";
import type { Exported } from "./exported-items.server.ts";
import { writeGhost } from "./write-ghost.ts";
import { writeMarkdown } from "./write-markdown.server.ts";

const exported = (changes: Parameters<typeof newArticle>[0]): Exported =>
  ({ id: 1, item: newArticle(changes), facts: { fields: {}, publishedAt: null, oldUrls: [] } }) as unknown as Exported;
const base = { key: "1", place: "1", html: "<p>x</p>" };

test("writes no more into a field of Ghost than its schema takes", async () => {
  async function* items() {
    const long = "word ".repeat(200);
    yield exported({ ...base, title: long, excerpt: long, metaTitle: long, metaDescription: long, tags: [long] });
  }
  const parts: string[] = [];
  for await (const part of writeGhost(items(), new Date(0))) parts.push(part);
  const { posts, posts_meta, tags } = JSON.parse(parts.join("")).db[0].data;
  const lengths = [posts[0].title, posts[0].custom_excerpt, posts_meta[0].meta_title, posts_meta[0].meta_description];
  for (const [index, most] of [255, 300, 300, 500].entries()) expect(lengths[index].length).toBeLessThanOrEqual(most);
  expect(tags[0].name.length).toBeLessThanOrEqual(191);
});

test.each(["\ufffe", "\uffff", "\u0007", "\u009f"])("writes front matter without %j", (character) => {
  const { text } = writeMarkdown(exported({ ...base, title: `Low${character} tide` }));
  const [, front = ""] = text.split("---\n");
  expect(front).not.toContain(character);
  const document = parseDocument(front);
  expect(document.errors).toEqual([]);
  expect(String(document.get("title")).replace(character, "")).toBe("Low tide");
});
