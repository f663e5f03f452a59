import { chmod, lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type NodeProcess, openPort, type ProcessResult, startNode, startProgram } from "./fixtures/node-process.ts";
import { listen } from "./support/listen.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { startHere } from "./support/site-here.ts";

const script = "server/main.ts";
const feedSchema = z.object({ items: z.array(z.unknown()) });

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "starting-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, maxRetries: 10 });
});

const start = (environment: Record<string, string>) =>
  startNode([script], { NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent", ...environment });

const countArticles = async (port: number) =>
  feedSchema.parse(await (await fetch(`http://localhost:${port}/feed.json`)).json()).items.length;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** Files and folders of the data directory that other accounts of the machine could open. */
async function openToOthers(): Promise<string[]> {
  const names = [".", ...(await readdir(dataDir, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => (await lstat(path.join(dataDir, name))).mode & 0o077));
  return names.filter((_, index) => modes[index] !== 0);
}

/** A second request of which half is sent; the first one has its response, so the site is already reading the second. */
async function beginRequest(port: number): Promise<{ finish: () => Promise<string> }> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let received = "";
  socket.on("data", (text: string) => {
    received += text;
  });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /about HTTP/1.1\r\n");
  await expect.poll(() => received).toContain("HTTP/1.1 200");
  return {
    async finish() {
      expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
      socket.write("Host: localhost\r\nConnection: close\r\n\r\n");
      await closed;
      return received;
    },
  };
}

async function stopDuringRequest(site: NodeProcess, port: number): Promise<ProcessResult> {
  const request = await beginRequest(port);
  site.kill("SIGTERM");
  await expect.poll(() => accepts(port)).toBe(false);
  const received = await request.finish();
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(received).toContain("</html>");
  const exit = await site.ended;
  expect(await readdir(dataDir)).not.toContain("database.lock.json");
  return exit;
}

test("the first start adds samples; SIGTERM finishes open requests and exits with 0, ready for the next start", async () => {
  const first = start({});
  const port = await openPort(first);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  expect(await countArticles(port)).toBe(20);
  expect((await fetch(`http://localhost:${port}/episode/14`)).status).toBe(200);
  const { code, stderr } = await stopDuringRequest(first, port);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(await openToOthers()).toEqual([]);

  // As an earlier version left them.
  const database = path.join(dataDir, "database", "base");
  for (const name of await readdir(database, { recursive: true })) await chmod(path.join(database, name), 0o777);
  await chmod(dataDir, 0o755);
  const second = start({ LOG_LEVEL: "warn" });
  expect(await countArticles(await openPort(second))).toBe(20);
  expect(await openToOthers()).toEqual([]);
  second.kill("SIGINT");
  const { code: secondCode, stdout } = await second.ended;
  expect(secondCode).toBe(0);
  expect(stdout.match(/could be opened by other accounts/g)).toHaveLength(1);
});

test("npm start forwards SIGTERM, and ends once open requests are finished", async () => {
  copyPrepared("migrated", dataDir);
  const environment = { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent", SAMPLE_CONTENT: "none" };
  const site = startProgram("npm", ["start"], environment);
  const { code, signal } = await stopDuringRequest(site, await openPort(site));
  expect({ code, signal }).toEqual({ code: 0, signal: null });
});

test("SAMPLE_CONTENT=none starts empty, and a second process on the directory is rejected by name", async () => {
  copyPrepared("migrated", dataDir);
  const first = start({ SAMPLE_CONTENT: "none" });
  const port = await openPort(first);
  expect(await countArticles(port)).toBe(0);
  expect((await fetch(`http://localhost:${port}/episode/14`)).status).toBe(404);
  expect((await fetch(`http://localhost:${port}/blog`)).status).toBe(200);

  const { code, stdout, stderr } = await startHere({ DATA_DIR: dataDir }).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^The database in [^\n]* is in use by [^\n]*; stop that process first, then try again\.\n$/);
  expect(stderr).toContain(`process ${first.pid} (node ${script})`);
});

test("a port in use stops the start with a message that says what to do", async () => {
  copyPrepared("migrated", dataDir);
  const occupant = createServer();
  const port = await listen(occupant);
  try {
    const { code, stderr } = await startHere({ DATA_DIR: dataDir, PORT: String(port), SAMPLE_CONTENT: "none" }).ended;
    expect(stderr).toBe(
      `Port ${port} is taken by another program; stop that one, or choose another port: PORT=${port + 1} npm start.\n`,
    );
    expect(code).toBe(1);
    expect(await readdir(dataDir)).not.toContain("database.lock.json");
  } finally {
    occupant.close();
  }
});

test("an invalid variable stops the start with its message, before anything is created", async () => {
  const { code, stdout, stderr } = await startHere({ DATA_DIR: dataDir, PORT: "eighty" }).ended;
  const sentence = 'The variable PORT "eighty" is not a number; for example: PORT=3000.\n';
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: "", stderr: sentence });
  expect(await readdir(dataDir)).toEqual([]);
});

test("a misspelt variable is reported with the probable one, and no other variable is", async () => {
  const misspelt = { DATABSE_URL: "postgres://site:secret@localhost/site", LOG_LEVEL: "warn" };
  copyPrepared("migrated", dataDir);
  const site = start({ SAMPLE_CONTENT: "none", ...misspelt });
  const line = await site.line();
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    setting: "DATABSE_URL",
    msg: "the site knows no variable DATABSE_URL; did you mean DATABASE_URL?",
  });
  expect(line).not.toContain("secret");
  await openPort(site);
  site.kill("SIGTERM");
  expect((await site.ended).stdout.match(/did you mean/g)).toHaveLength(1);
});
