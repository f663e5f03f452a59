import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../../src");

/** A page named by its path in a text: on an exported site its URL differs. */
const plainPath = /\b(?:href|action|formAction)=(?:"|\{["'`])\/[a-z][^\s>]*/g;

/** Shown only to visitors with a token; an exported site has no such pages. */
const needsServer = "/booking/$";

test("pages are linked by the router, which writes the URLs of an exported site", async () => {
  const faults: string[] = [];
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const file = path.relative(source, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || !file.endsWith(".tsx") || file.includes(".test.") || /(?:^|\/)admin\//.test(file)) continue;
    const text = await readFile(path.join(source, file), "utf8");
    for (const [attribute] of text.matchAll(plainPath)) {
      if (!attribute.includes(needsServer)) faults.push(`${file}: ${attribute}`);
    }
  }
  expect(faults).toEqual([]);
});
