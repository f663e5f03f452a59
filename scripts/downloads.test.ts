import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../downloads");

describe.each([
  ["ebook", 16],
  ["healthcare-guide", 8],
])("%s.pdf", (name, leastPages) => {
  test("has its pages, an outline, and tags for those who listen to it", async () => {
    const [pdf, markdown] = await Promise.all([
      readFile(path.join(folder, `${name}.pdf`), "latin1"),
      readFile(path.join(folder, `${name}.md`), "utf8"),
    ]);
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(pages.length).toBeGreaterThanOrEqual(leastPages);
    expect(pdf).toMatch(/\/StructTreeRoot\b/);
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toMatch(/\/Lang \(en\)/);
    const chapters = markdown.match(/^# /gm) ?? [];
    const [, entries = "0"] = /\/Type \/Outlines[\s\S]*?\/Count (\d+)/.exec(pdf) ?? [];
    expect(Number(entries)).toBeGreaterThan(chapters.length);
  });
});
