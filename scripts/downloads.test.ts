import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { downloads } from "../src/features/leads/download.ts";
import { guideCopy, nextStepsCopy } from "../src/pages/healthcare/healthcare-agent-copy.ts";

const folder = path.resolve(import.meta.dirname, "../downloads");

describe.each([
  ["ebook", 16],
  ["healthcare-guide", 8],
])("%s.pdf", (name, leastPages) => {
  test("has the expected pages, an outline, and tags for screen readers", async () => {
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

test("the healthcare page states the guide's real number of pages", async () => {
  const pdf = await readFile(path.join(folder, "healthcare-guide.pdf"), "latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  const words = { 10: "ten", 11: "eleven", 12: "twelve", 13: "thirteen" };
  const word = Object.entries(words).find(([count]) => Number(count) === pages)?.[1] ?? String(pages);
  expect(guideCopy.title).toContain(`in ${word} pages`);
  expect(nextStepsCopy.steps[0]?.text.toLowerCase()).toContain(`${word} pages`);
});

test.each(Object.values(downloads))(
  "each download is named by the title of its PDF: $file",
  async ({ file, title }) => {
    const markdown = await readFile(path.join(folder, file.replace(".pdf", ".md")), "utf8");
    expect(markdown).toContain(`\ntitle: ${title}\n`);
  },
);
