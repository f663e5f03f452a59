import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readSamples } from "./read-samples.ts";

const samples = await readSamples();
const filesIn = async (folder: string) => (await readdir(path.join(import.meta.dirname, folder))).sort();

test("reads every file into a row of its own", async () => {
  const { articles, episodes, issues } = samples;
  expect(await filesIn("articles")).toEqual(articles.map(({ slug }) => `${slug}.md`));
  expect(await filesIn("episodes")).toEqual(
    episodes.map(({ episode }) => `${episode.toLowerCase().replace(" ", "-")}.md`),
  );
  expect(await filesIn("issues")).toHaveLength(issues.length);
  for (const rows of [articles, episodes]) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test("turns Markdown into HTML and leaves HTML in it as it is", () => {
  for (const { introduction, section_1, section_2, section_3, conclusion, cta } of samples.articles) {
    for (const part of [introduction, section_1, section_2, section_3, conclusion, cta ?? "<p></p>"]) {
      expect(part).toMatch(/^<(?:p|h2)>[\s\S]*<\/\w+>$/);
      expect(part.replaceAll(/<pre>[\s\S]*?<\/pre>/g, "<pre></pre>")).not.toMatch(/\n\n|\*\*|\]\(|^#|<!--|&lt;\//m);
    }
  }
  const forms = samples.articles.filter(({ section_1, section_2 }) =>
    /<figure>\n<pre>[\s\S]+<\/pre>\n<figcaption>/.test(section_1 + section_2),
  );
  expect(forms).toHaveLength(8);
  for (const { parts } of samples.issues) for (const part of parts) expect(part.html).not.toContain("\n");
});

test("marks people, firms and figures as invented", () => {
  for (const { introduction, section_1, section_2, section_3, conclusion } of samples.articles) {
    const text = [introduction, section_1, section_2, section_3, conclusion].join(" ");
    expect(text).toMatch(/composite|illustrati|invented|sample|put together/i);
  }
  for (const { guest_name, about_guest } of samples.episodes) {
    expect(guest_name).toContain("(sample guest)");
    expect(about_guest).toMatch(/invented/i);
  }
  for (const { parts } of samples.issues) expect(parts[0]?.html).toMatch(/This is a sample (?:issue|draft)\./);
});
