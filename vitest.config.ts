import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { folderOfTests } from "./scripts/folder-of-tests.ts";
import { shortLived } from "./tests/integration/fixtures/short-lived.ts";

// Inherited by the tests' processes, and by the server that they share.
process.env.TMPDIR = folderOfTests();

const root = import.meta.dirname;
const unitFiles = "{src,server,scripts,db,bench,tests/architecture}/**/*.test.{ts,tsx}";
const integrationFiles = "tests/integration/**/*.test.ts";

/** Limits only end what hangs: a machine that is busy with something else takes many times as long as a free one. */
const limits = (milliseconds: number) => ({
  testTimeout: milliseconds,
  hookTimeout: milliseconds,
  expect: { poll: { timeout: milliseconds / 2 } },
});

/** A file that replaces a module, or exports the site with the build's own, does so for all that load it. */
const replacesModules = (file: string) =>
  /vi\.mock\(|openExportedSite\(/.test(readFileSync(path.join(root, file), "utf8"));

/** React as the site runs it: the tests' own process renders pages, several times faster than with React for development. */
const asServed = { env: { NODE_ENV: "production" } };
const oxc = { jsx: { development: false } };

/** Two projects: files that share a process, its modules and databases (support/stores.ts), and those that have one each. */
function projectsOf(name: string, pattern: string, settings: object) {
  const apart = globSync(pattern, { cwd: root }).filter(replacesModules);
  return [
    { oxc, test: { ...asServed, ...settings, name, include: [pattern], exclude: apart, isolate: false } },
    { oxc, test: { ...asServed, ...settings, name: `${name}, apart`, include: apart } },
  ];
}

export default defineConfig({
  test: {
    // One more than cores: the tests wait for disks, clocks and other processes often enough.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...projectsOf("unit", unitFiles, limits(60_000)),
      ...projectsOf("integration", integrationFiles, {
        // Many of them start processes and databases.
        ...limits(240_000),
        execArgv: [shortLived],
        globalSetup: ["tests/integration/support/templates.ts"],
      }),
    ],
  },
});
