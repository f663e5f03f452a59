import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyPrepared } from "./support/prepared-data.ts";
import { expect, test } from "./test.ts";

/** A site of its own without any content, on a port that the system chooses. */
let server: ChildProcess;
let dataDir: string;
let origin: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "empty-site-"));
  await copyPrepared("migrated", dataDir);
  server = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: "none",
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  origin = await new Promise((resolve, reject) => {
    server.on("exit", () => reject(new Error("The empty site did not start")));
    server.stdout?.on("data", (data: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec(data.toString("utf8"));
      if (found) resolve(found[0]);
    });
  });
});

test.afterAll(async () => {
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await gone;
  await rm(dataDir, { recursive: true, force: true });
});

test("a podcast without episodes says so and leads its owner to the first one", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${origin}/podcast`);
  const latest = page.getByRole("region", { name: "Latest Episodes" });
  await expect(latest.getByRole("heading", { name: "No Episodes Found" })).toBeVisible();
  await expect(latest.getByRole("link", { name: "Add New Episode" })).toHaveAttribute("href", "/admin");
  await expect(page.getByRole("link", { name: "Play the latest" })).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole("link", { name: "Browse Episodes" }).click();
  await expect(page.getByRole("heading", { name: "No Podcasts Found" })).toBeVisible();
  await expect(page.getByText("There are no podcast episodes available at the moment.")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await checkAccessibility();
});
