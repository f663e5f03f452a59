import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";
import { folderOfTests } from "./scripts/folder-of-tests.ts";

const { executablePath, env, args } = await findBrowser();
// Shared memory of the browser: as files on a disk it takes a fourteenth of a journey's processor time.
const browserEnv = { ...process.env, ...env, TMPDIR: folderOfTests() } as Record<string, string>;
// Inherited by the workers, which serve sites themselves: with React as it is served, several times faster than React for development.
process.env.NODE_ENV = "production";
const port = Number(process.env.E2E_PORT ?? 4173);
const dataDir = process.env.E2E_DATA_DIR ?? ".tmp/e2e-data";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/name-prepared-data.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Sites that a journey starts itself run in its process.
  build: { external: ["**/dist/server/**"] },
  // What the owner publishes is seen by visitors: their journeys come first.
  projects: [
    { name: "visitors", testIgnore: /admin-/ },
    { name: "owner", testMatch: /admin-/ },
  ],
  // A second run tells a machine that was busy for a moment from a fault; the count says which needed it.
  retries: process.env.E2E_REPORT ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A journey waits for the site, its clocks and the disk for a third of its time.
  workers: availableParallelism() + 1,
  // Limits only end what hangs: a machine that is busy with something else takes many times as long as a free one.
  timeout: 240_000,
  // What a screen reader says has to be the whole of it, in its order.
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: "{testDir}/screen-reader/{arg}{ext}", children: "deep-equal" },
  },
  reporter: process.env.E2E_REPORT ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath, args, env: browserEnv },
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // Moving pictures cost a tenth of a journey's time: only specs that look at what moves have them.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every step costs a third of the time.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
  },
  webServer: {
    command: "node scripts/prepare-data.ts && node server/main.ts",
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
      ADMIN_EMAIL: "owner@example.com",
      ADMIN_PASSWORD: "a chart for every voyage",
    },
    reuseExistingServer: !process.env.E2E_REPORT,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    timeout: 240_000,
  },
});
