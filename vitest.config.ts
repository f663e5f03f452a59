import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** Limits only end what hangs: a machine that is busy with something else takes many times as long as a free one. */
const limits = (milliseconds: number) => ({
  testTimeout: milliseconds,
  hookTimeout: milliseconds,
  expect: { poll: { timeout: milliseconds / 2 } },
});

/** Files that replace a module for all that load it: each has a process of its own. */
const mocking = [
  "tests/architecture/live-facts.test.ts",
  "tests/integration/disk-order.test.ts",
  "tests/integration/email-limits.test.ts",
];
const [integrationMocking, unitMocking] = [
  mocking.filter((file) => file.includes("/integration/")),
  mocking.filter((file) => !file.includes("/integration/")),
];

const unit = { ...limits(60_000) };
/** Many of them start processes and databases. */
const integration = { ...limits(240_000), globalSetup: ["tests/integration/support/templates.ts"] };

export default defineConfig({
  test: {
    // Every core: the tests wait for disks and other processes often enough to leave room for their own.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: ["{src,server,scripts,db,bench,tests/architecture}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...mocking],
          isolate: false,
        },
      },
      { test: { ...unit, name: "unit, apart", include: unitMocking } },
      {
        test: {
          ...integration,
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...mocking],
          // They share modules and databases (support/stores.ts).
          isolate: false,
        },
      },
      { test: { ...integration, name: "integration, apart", include: integrationMocking } },
    ],
  },
});
