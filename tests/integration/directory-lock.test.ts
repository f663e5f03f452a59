import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDirectory } from "../../server/database/embedded/open-embedded.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import type { Reply } from "./fixtures/directory-lock-process.ts";
import { startNode } from "./fixtures/node-process.ts";

const script = "tests/integration/fixtures/directory-lock-process.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "lock-"));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

/** Another process that locks the directory on demand. */
function startLockProcess() {
  const process = startNode([script, directory]);
  const send = async (command: "lock" | "release") => {
    process.send(command);
    return JSON.parse(await process.line()) as Reply;
  };
  return { ...process, send };
}

test("a second process is rejected with a message that names the first by pid and command", async () => {
  const lockProcess = startLockProcess();
  expect(await lockProcess.send("lock")).toEqual({ locked: true, wasAbandoned: false });
  const processLabel = `process ${lockProcess.pid} (node ${script} ${directory})`;

  const rejection = await openDatabase({ dataDir: directory }).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(OperatorError);
  expect((rejection as Error).message).toContain(processLabel);

  const second = startLockProcess();
  const response = await second.send("lock");
  expect(response.locked).toBe(false);
  expect(response).toHaveProperty("message", expect.stringMatching(/^The database in \S+ is in use by .*[^.]\.$/));
  expect(response).toHaveProperty("message", expect.stringContaining(processLabel));
});

test("the lock of a killed owner is acquired at once and reported as abandoned", async () => {
  const lockProcess = startLockProcess();
  await lockProcess.send("lock");
  lockProcess.kill("SIGKILL");
  expect((await lockProcess.ended).signal).toBe("SIGKILL");

  const lock = await lockDirectory(directory);
  expect(lock.wasAbandoned).toBe(true);
  lock.release();
});

test("of processes starting together exactly one wins, and the others name it", async () => {
  const lockProcesses = Array.from({ length: 3 }, startLockProcess);
  for (let round = 0; round < 20; round++) {
    const responses = await Promise.all(lockProcesses.map((lockProcess) => lockProcess.send("lock")));
    const winners = lockProcesses.filter((_, index) => responses[index]?.locked);
    expect(winners).toHaveLength(1);
    const messages = responses.flatMap((response) => (response.locked ? [] : [response.message]));
    expect(messages).toHaveLength(2);
    for (const message of messages) expect(message).toContain(`process ${winners[0]?.pid} (`);
    await winners[0]?.send("release");
  }
});

test("a second lock by the same process is rejected, and the first still holds", async () => {
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid} (`);
  const otherProcess = startLockProcess();
  expect(await otherProcess.send("lock")).toMatchObject({ locked: false });

  lock.release();
  expect(await otherProcess.send("lock")).toEqual({ locked: true, wasAbandoned: false });
});

test("a released lock can be acquired again by any process; releasing twice has no effect", async () => {
  const first = await lockDirectory(directory);
  first.release();
  const second = await lockDirectory(directory);
  expect(second.wasAbandoned).toBe(false);
  first.release();
  const otherProcess = startLockProcess();
  expect(await otherProcess.send("lock")).toHaveProperty(
    "message",
    expect.stringContaining(`process ${process.pid} (`),
  );
  second.release();
  expect(existsSync(path.join(directory, "database.lock.json"))).toBe(false);
  expect(await otherProcess.send("lock")).toMatchObject({ locked: true });
});

test("a stale lock whose pid has been reused blocks no one", async () => {
  const lockProcess = startLockProcess();
  await lockProcess.send("lock");
  const otherDirectory = await mkdtemp(path.join(tmpdir(), "lock-"));
  try {
    // Only the lock file, as after restoring a backup: its process runs, but holds no lock here.
    await copyFile(path.join(directory, "database.lock.json"), path.join(otherDirectory, "database.lock.json"));
    const lock = await lockDirectory(otherDirectory);
    expect(lock.wasAbandoned).toBe(true);
    lock.release();
  } finally {
    await rm(otherDirectory, { recursive: true });
  }
});

test("a directory that cannot be locked is rejected with a message that names the setting", async () => {
  await expect(lockDirectory(path.join(directory, "missing"))).rejects.toThrow(/cannot be locked .* DATA_DIR must be/);
});
