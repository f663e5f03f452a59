import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildIsStale } from "./freshness.ts";

let root: string;
const writeFileAt = async (name: string, seconds: number) => {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, "");
  await utimes(file, seconds, seconds);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "freshness-"));
  await writeFileAt("src/pages/home.tsx", 1000);
  await writeFileAt("package-lock.json", 1000);
});
afterEach(() => rm(root, { recursive: true }));

test("a missing build is stale", async () => {
  expect(await buildIsStale(root)).toBe(true);
});

test("a build newer than its sources is fresh", async () => {
  await writeFileAt("dist/built.json", 2000);
  expect(await buildIsStale(root)).toBe(false);
});

test.each([
  "src/pages/new/page.tsx",
  "db/sample/seed.ts",
  "scripts/markdown-plugin.ts",
  "package-lock.json",
  "public/charts/home.svg",
])("a build is stale after a change of %s", async (name) => {
  await writeFileAt("dist/built.json", 2000);
  await writeFileAt(name, 3000);
  expect(await buildIsStale(root)).toBe(true);
});

test.each(["src/routeTree.gen.ts", "src/pages/home.test.tsx"])("%s does not count as a source", async (name) => {
  await writeFileAt("dist/built.json", 2000);
  await writeFileAt(name, 3000);
  expect(await buildIsStale(root)).toBe(false);
});
