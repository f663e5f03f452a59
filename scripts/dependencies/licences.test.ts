import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { isAccepted, listPackages } from "./licences.ts";

const root = path.resolve(import.meta.dirname, "../..");
const readJson = async <Value>(file: string, schema: z.ZodType<Value>): Promise<Value> =>
  schema.parse(JSON.parse(await readFile(path.join(root, file), "utf8")));
const versions = z.record(z.string(), z.string());
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});
const manifestFile = z.object({
  dependencies: versions,
  devDependencies: versions,
  allowScripts: z.record(z.string(), z.boolean()),
});

test.each(["MIT", "(MIT OR CC0-1.0)", "MIT OR GPL-3.0-only", "Apache-2.0 AND LGPL-3.0-or-later AND MIT"])(
  "%s is an accepted licence",
  (expression) => expect(isAccepted(expression)).toBe(true),
);

test.each(["", "UNLICENSED", "AGPL-3.0-only", "MIT AND GPL-3.0-only", "SEE LICENSE IN LICENSE", "(MIT"])(
  "%j isn't an accepted licence",
  (expression) => expect(isAccepted(expression)).toBe(false),
);

test("a package installed in several places is listed once, as production if any of them is", () => {
  const packages = listPackages({
    packages: {
      "": { version: "1.0.0" },
      "node_modules/b": { version: "2.0.0", license: "ISC" },
      "node_modules/a": { version: "1.0.0", license: "MIT", dev: true },
      "node_modules/b/node_modules/a": { version: "1.0.0", license: "MIT" },
    },
  });
  expect(packages).toEqual([
    { name: "a", version: "1.0.0", licence: "MIT", isDevelopment: false },
    { name: "b", version: "2.0.0", licence: "ISC", isDevelopment: false },
  ]);
});

test("every package in the lock file has an accepted licence", async () => {
  const packages = listPackages(await readJson("package-lock.json", lockFile));
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ licence }) => !isAccepted(licence))).toEqual([]);
});

test("every dependency is pinned to one version, and install scripts are allowed by name only", async () => {
  const manifest = await readJson("package.json", manifestFile);
  const pinned = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(pinned.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(Object.keys(manifest.allowScripts)).toEqual(["node"]);
});
