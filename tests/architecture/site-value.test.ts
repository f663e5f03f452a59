import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readImports } from "../../scripts/import-rules.ts";

const root = path.resolve(import.meta.dirname, "../..");
const modules = [...new Set((await readImports(root, ["src"])).flatMap(({ from }) => from))].filter(
  (file) => !file.includes(".test."),
);

/** Code in which a module would cache a site, or create one of its own. */
const remembers = [
  /^(?:export )?let \w+(?:: (?:Readonly<)?(?:Site|SiteFacts|StoredFacts|PageTexts|TextChanges|HiddenPages)\b|.* = (?:siteOf|defaultSite|siteInPage)\b)/m,
  /new Proxy\(/,
];

test("no module caches the site: it is passed on as a value", async () => {
  expect(modules.length).toBeGreaterThan(500);
  const faults: string[] = [];
  for (const file of modules) {
    const source = await readFile(path.join(root, file), "utf8");
    if (remembers.some((pattern) => pattern.test(source))) faults.push(file);
  }
  expect(faults).toEqual([]);
});
