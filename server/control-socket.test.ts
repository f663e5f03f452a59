import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { OperatorError } from "../src/server-context/error-messages.ts";
import { askRunningServer, openControlSocket } from "./control-socket.ts";

async function dataDir(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), "control-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

test("sends a command to the running server and returns its result", async () => {
  const directory = await dataDir();
  const socket = await openControlSocket(directory, {
    double: async (input) => Number(input) * 2,
    nothing: async () => undefined,
  });
  expect(await askRunningServer(directory, "double", 21)).toEqual({ result: 42 });
  expect(await askRunningServer(directory, "nothing", null)).toEqual({ result: null });
  await socket.close();
  expect(await askRunningServer(directory, "double", 21)).toBeUndefined();
});

test("the control socket is accessible to the owner only", async () => {
  const directory = await dataDir();
  const socket = await openControlSocket(directory, {});
  onTestFinished(() => socket.close());
  expect((await stat(path.join(directory, "control"))).mode & 0o777).toBe(0o700);
  const [name = ""] = await readdir(path.join(directory, "control"));
  expect((await stat(path.join(directory, "control", name))).mode & 0o777).toBe(0o600);
});

test("reports an error to the command line by its message", async () => {
  const directory = await dataDir();
  const socket = await openControlSocket(directory, {
    fail: async () => {
      throw new OperatorError("There is no such account.");
    },
  });
  onTestFinished(() => socket.close());
  await expect(askRunningServer(directory, "fail", {})).rejects.toThrow(new OperatorError("There is no such account."));
  await expect(askRunningServer(directory, "toString", {})).rejects.toThrow("does not know the command toString");
});

test("serves two processes on one data directory, even with a very long path", async () => {
  const directory = path.join(await dataDir(), "x".repeat(120));
  const first = await openControlSocket(directory, { who: async () => "first" });
  const second = await openControlSocket(directory, { who: async () => "second" });
  onTestFinished(() => second.close());
  expect(["first", "second"]).toContain((await askRunningServer(directory, "who", {}))?.result);
  await first.close();
  expect(await askRunningServer(directory, "who", {})).toEqual({ result: "second" });
});

test("removes the socket of a killed server without delaying a command", async () => {
  const directory = await dataDir();
  const folder = path.join(directory, "control");
  await mkdir(folder);
  // A server removes only the socket name it created; a renamed one stays, without a listener.
  const killed = createServer();
  await new Promise<void>((resolve) => killed.listen(path.join(folder, "open"), resolve));
  await rename(path.join(folder, "open"), path.join(folder, "socket-0"));
  await new Promise((resolve) => killed.close(resolve));
  expect(await readdir(folder)).toEqual(["socket-0"]);
  const socket = await openControlSocket(directory, { who: async () => "running" });
  onTestFinished(() => socket.close());
  expect(await askRunningServer(directory, "who", {})).toEqual({ result: "running" });
  expect(await readdir(folder)).not.toContain("socket-0");
});
