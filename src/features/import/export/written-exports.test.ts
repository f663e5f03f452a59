import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { z } from "zod";
import { newArticle } from "../sources/finish-items.ts";
import type { Exported } from "./exported-items.server.ts";
import { writeMarkdown } from "./site-archive.server.ts";
import { writeGhost } from "./write-ghost.ts";

const exported = (changes: Parameters<typeof newArticle>[0]): Exported =>
  ({ id: 1, item: newArticle(changes), facts: { fields: {}, publishedAt: null, oldUrls: [] } }) as unknown as Exported;
const base = { key: "1", place: "1", html: "<p>x</p>" };

/** The lengths of Ghost's own schema; longer values do not parse. */
const ghostTables = z.object({
  posts: z.array(z.object({ title: z.string().max(255), custom_excerpt: z.string().max(300) })),
  posts_meta: z.array(z.object({ meta_title: z.string().max(300), meta_description: z.string().max(500) })),
  tags: z.array(z.object({ name: z.string().max(191) })),
});

test("truncates a field to the length of Ghost's schema", async () => {
  async function* items() {
    const long = "word ".repeat(200);
    yield exported({ ...base, title: long, excerpt: long, metaTitle: long, metaDescription: long, tags: [long] });
  }
  const parts: string[] = [];
  for await (const part of writeGhost(items(), new Date(0))) parts.push(part);
  const [{ data }] = z.object({ db: z.tuple([z.object({ data: ghostTables })]) }).parse(JSON.parse(parts.join(""))).db;
  expect(data.posts).toHaveLength(1);
});

test.each(["\ufffe", "\uffff", "\u0007", "\u009f"])("writes front matter without %j", (character) => {
  const { text } = writeMarkdown(exported({ ...base, title: `Low${character} tide` }));
  const [, front = ""] = text.split("---\n");
  expect(front).not.toContain(character);
  const document = parseDocument(front);
  expect(document.errors).toEqual([]);
  expect(String(document.get("title")).replace(character, "")).toBe("Low tide");
});
