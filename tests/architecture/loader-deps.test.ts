import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

test("a loader declares the search parameters it depends on, so that hydration matches the server", async () => {
  const faults: string[] = [];
  let loaderCount = 0;
  for await (const file of glob("src/{pages,features}/**/*.tsx", { cwd: root })) {
    const source = await readFile(path.join(root, file), "utf8");
    if (!source.includes("loaderDeps")) continue;
    loaderCount += 1;
    if (/loaderDeps:\s*\(\{ search \}\) => search\b/.test(source) || /loaderDeps:.*\.\.\.search\b/.test(source))
      faults.push(file);
  }
  expect(loaderCount).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
