import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../../src");

/** An attribute with a path of the site as its text: on a site that was exported into a folder it leads nowhere. */
const plainPath = /\b(?:src|srcSet|href|action|formAction|poster)=(?:"|\{["'`])\/[a-z][^\s>]*/g;

/** Shown to someone with a token, which an exported site has no pages for. */
const needsServer = "/booking/$";

test("files are referenced by publicUrl and pages by the router, so that a site can be in a folder", async () => {
  const found: string[] = [];
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const file = path.relative(source, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || !file.endsWith(".tsx") || file.includes(".test.") || /(?:^|\/)admin\//.test(file)) continue;
    const text = await readFile(path.join(source, file), "utf8");
    for (const [attribute] of text.matchAll(plainPath)) {
      if (!attribute.includes(needsServer)) found.push(`${file}: ${attribute}`);
    }
  }
  expect(found).toEqual([]);
});
