import { createHash, randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, rename, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { OperatorError } from "../src/server-context/error-messages.ts";

/** Commands that a command line may send to the running server; input and result are JSON. */
export type ControlHandlers = Record<string, (input: unknown) => Promise<unknown>>;

const requestSchema = z.object({ command: z.string(), input: z.unknown() });
const responseSchema = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

const maxNameLength = 100;

const isWindows = process.platform === "win32";

const uniqueName = (dataDir: string) =>
  `site-${createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 24)}`;
const pipeOf = (dataDir: string) => `\\\\.\\pipe\\${uniqueName(dataDir)}`;

const socketName = /^socket-[0-9a-f]+$/;
const newSocketName = () => `socket-${randomBytes(4).toString("hex")}`;

/** In the data directory, or in a private folder when that path is too long. */
function socketFolder(dataDir: string): string {
  const directory = path.join(path.resolve(dataDir), "control");
  const longest = path.join(directory, `.${newSocketName()}`);
  return Buffer.byteLength(longest) > maxNameLength ? path.join(tmpdir(), uniqueName(dataDir)) : directory;
}

async function listSockets(dataDir: string): Promise<string[]> {
  if (isWindows) return [pipeOf(dataDir)];
  const directory = socketFolder(dataDir);
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => socketName.test(name)).map((name) => path.join(directory, name));
}

async function connectTo(file: string): Promise<Socket | undefined> {
  const socket = connect(file);
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    socket.once("connect", () => resolve(undefined));
    socket.once("error", resolve);
  });
  if (failure === undefined) return socket;
  // Names are never reused, so a socket that refuses connections is stale.
  if (failure.code === "ECONNREFUSED" && !isWindows) await rm(file, { force: true });
  return undefined;
}

async function handleLine(handlers: ControlHandlers, line: string): Promise<unknown> {
  try {
    const { command, input } = requestSchema.parse(JSON.parse(line));
    const handler = Object.hasOwn(handlers, command) ? handlers[command] : undefined;
    if (!handler) return { ok: false, message: `The running server does not know the command ${command}.` };
    return { ok: true, result: (await handler(input)) ?? null };
  } catch (error) {
    const isExpected = error instanceof OperatorError;
    return { ok: false, message: isExpected ? error.message : `The running server failed: ${String(error)}` };
  }
}

/** Listens for command lines in a folder only the owner can enter. One socket per process, so servers never collide. */
export async function openControlSocket(
  dataDir: string,
  handlers: ControlHandlers,
): Promise<{ close: () => Promise<void> }> {
  const directory = socketFolder(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  for (const leftover of isWindows ? [] : await listSockets(dataDir)) (await connectTo(leftover))?.destroy();
  const name = newSocketName();
  const file = path.join(directory, name);
  const bound = isWindows ? pipeOf(dataDir) : path.join(directory, `.${name}`);
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    createInterface({ input: socket }).once("line", (line) => {
      void handleLine(handlers, line).then((result) => socket.end(`${JSON.stringify(result)}\n`));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(bound, resolve);
  });
  if (!isWindows) {
    await chmod(bound, 0o600);
    // Renamed only once it accepts connections; a visible socket that refuses them is therefore stale.
    await rename(bound, file);
  }
  server.unref();
  return {
    close: async () => {
      if (!isWindows) await rm(file, { force: true });
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}

async function connectToAny(dataDir: string): Promise<Socket | undefined> {
  for (const file of await listSockets(dataDir)) {
    const socket = await connectTo(file);
    if (socket) return socket;
  }
  return undefined;
}

/** @returns the running server's response; undefined when none runs. @throws OperatorError with the server's message */
export async function askRunningServer(
  dataDir: string,
  command: string,
  input: unknown,
): Promise<{ result: unknown } | undefined> {
  const socket = await connectToAny(dataDir);
  if (!socket) return undefined;
  const lines = createInterface({ input: socket });
  const text = await new Promise<string>((resolve, reject) => {
    lines.once("line", resolve);
    lines.once("close", () => reject(new OperatorError("The server stopped before it answered.")));
    socket.write(`${JSON.stringify({ command, input })}\n`);
  });
  socket.end();
  const response = responseSchema.parse(JSON.parse(text));
  if (!response.ok) throw new OperatorError(response.message);
  return { result: response.result };
}
