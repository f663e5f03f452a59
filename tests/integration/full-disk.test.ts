import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPort, startNode } from "./fixtures/node-process.ts";
import { freePort } from "./support/free-port.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { startHere } from "./support/site-here.ts";
import { isThorough } from "./support/thorough.ts";

const run = promisify(execFile);

const directory = await mkdtemp(path.join(tmpdir(), "full-disk-"));
const isMounted = await run("mount", ["-t", "tmpfs", "-o", "size=400m", "none", directory]).then(
  () => true,
  () => false,
);
if (!isMounted) console.warn("File systems can't be mounted here: a start on a full disk is not tested.");

const anyNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Writes until the disk is full. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, "w");
  for (const size of [4 << 20, 4096, 1]) {
    const chunk = Buffer.alloc(size);
    while ((await handle.write(chunk).catch(() => undefined)) !== undefined);
  }
  await handle.close();
}

describe.runIf(isMounted)("a site on a full disk", () => {
  const dataDir = path.join(directory, "data");
  const filler = path.join(directory, "filler");
  beforeAll(async () => {
    copyPrepared("sample", dataDir);
  });
  afterAll(async () => {
    await run("umount", ["-l", directory]);
    await rm(directory, { recursive: true, force: true });
  });

  async function start() {
    const port = await freePort();
    const site = startHere({ DATA_DIR: dataDir, LOG_LEVEL: "info", PORT: String(port) });
    await site.port;
    const request = (url: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${url}`, init);
    const send = (message: string) =>
      request("/contact", {
        method: "POST",
        headers: { accept: "application/json", origin: `http://localhost:${port}`, "x-forwarded-for": anyNetwork() },
        body: new URLSearchParams({ name: "Maren", email: "maren@example.com", message, elapsed: "9000" }),
      });
    return { ...site, request, send };
  }

  const stop = async (site: Awaited<ReturnType<typeof start>>) => expect((await site.stop()).code).toBe(0);

  test("starts, serves pages, rejects writes with a message, and recovers when there is space", async () => {
    // The files of a first start, such as the secret, exist.
    await stop(await start());
    await fill(filler);
    const site = await start();
    const full = site.log().find((line) => line.includes("the disk of DATA_DIR is full or read-only"));
    expect(full).toContain('"level":50');
    for (const url of [
      "/",
      "/blog/what-a-question-costs",
      "/episode/14",
      "/feed.json",
      "/media/audio/episode-42.mp3",
    ]) {
      const response = await site.request(url);
      expect([url, response.status]).toEqual([url, 200]);
      await response.body?.cancel();
    }
    await expect.poll(async () => (await site.request("/readyz")).status).toBe(200);
    expect((await site.request("/healthz")).status).toBe(503);
    // Rows that fit into already allocated space are stored.
    let rejected: Response | undefined;
    for (let message = 0; message < 2_000 && rejected === undefined; message++) {
      const response = await site.send(`${message} ${"words ".repeat(500)}`);
      if (response.status >= 400) rejected = response;
      else await response.text();
    }
    expect(rejected?.status).toBe(503);
    expect(rejected?.headers.get("retry-after")).toBe("30");
    expect(await rejected?.text()).toMatch(/^Nothing can be stored here at the moment, so this was not saved\./);
    expect((await site.request("/blog?search=agents")).status).toBe(200);

    await rm(filler);
    await expect.poll(async () => (await site.send("after")).status).toBe(200);
    await expect.poll(async () => (await site.request("/healthz")).status).toBe(200);
    await stop(site);
  });

  test.runIf(isThorough)("starts after it was killed on a full disk", async () => {
    const killed = startNode(["server/main.ts"], { NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0" });
    await openPort(killed);
    await fill(filler);
    killed.kill("SIGKILL");
    await killed.ended;
    const site = await start();
    expect((await site.request("/blog/what-a-question-costs")).status).toBe(200);
    await rm(filler);
    await stop(site);
  });
});
