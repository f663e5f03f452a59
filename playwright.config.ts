import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

const { executablePath, env, args } = await findBrowser();
const port = Number(process.env.E2E_PORT ?? 4173);
const dataDir = process.env.E2E_DATA_DIR ?? ".tmp/e2e-data";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7000 },
  reporter: process.env.E2E_REPORT ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node server/main.ts",
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
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    timeout: 60_000,
  },
});
