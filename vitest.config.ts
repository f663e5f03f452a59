import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Every core: the tests wait for disks and other processes often enough to leave room for their own.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,server,scripts,db,bench,tests/architecture}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ["tests/integration/support/templates.ts"],
        },
      },
    ],
  },
});
