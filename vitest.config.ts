import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Limits only end what hangs: a machine that is busy with something else takes many times as long as a free one. */
const limits = (milliseconds: number) => ({
  testTimeout: milliseconds,
  hookTimeout: milliseconds,
  expect: { poll: { timeout: milliseconds / 2 } },
});

export default defineConfig({
  test: {
    // Every core: the tests wait for disks and other processes often enough to leave room for their own.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,server,scripts,db,bench,tests/architecture}/**/*.test.{ts,tsx}"],
          ...limits(60_000),
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          // Many of them start processes and databases.
          ...limits(240_000),
          globalSetup: ["tests/integration/support/templates.ts"],
        },
      },
    ],
  },
});
