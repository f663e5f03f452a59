import { createHash } from "node:crypto";
import { chmod, mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { OperatorError } from "./operator-error.ts";

/** What a command line may ask of the running server; the answer must be fit for JSON. */
export type ControlHandlers = Record<string, (input: unknown) => Promise<unknown>>;

const question = z.object({ command: z.string(), input: z.unknown() });
const reply = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

/** The kernel's limit for the name of a socket. */
const maxNameLength = 100;

/** Where the server of this data directory listens: inside it, or in a private folder when that name is too long. */
function socketPlace(dataDir: string): { directory: string; file: string } {
  const directory = path.join(path.resolve(dataDir), "control");
  const file = path.join(directory, "socket");
  if (process.platform === "win32" || Buffer.byteLength(file) > maxNameLength) {
    const name = createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 24);
    if (process.platform === "win32") return { directory, file: `\\\\.\\pipe\\site-${name}` };
    const elsewhere = path.join(tmpdir(), `site-${name}`);
    return { directory: elsewhere, file: path.join(elsewhere, "socket") };
  }
  return { directory, file };
}

async function answerOne(handlers: ControlHandlers, line: string): Promise<unknown> {
  try {
    const { command, input } = question.parse(JSON.parse(line));
    const handler = Object.hasOwn(handlers, command) ? handlers[command] : undefined;
    if (!handler) return { ok: false, message: `The running server does not know the command ${command}.` };
    return { ok: true, result: (await handler(input)) ?? null };
  } catch (error) {
    const isExpected = error instanceof OperatorError;
    return { ok: false, message: isExpected ? error.message : `The running server failed: ${String(error)}` };
  }
}

/**
 * Listens for command lines on this machine: a socket in a folder that only the owner of the data directory can enter.
 * Call it with the data directory locked, so that a socket left behind has no owner.
 */
export async function openControlSocket(
  dataDir: string,
  handlers: ControlHandlers,
): Promise<{ close: () => Promise<void> }> {
  const { directory, file } = socketPlace(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  await rm(file, { force: true });
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    createInterface({ input: socket }).once("line", (line) => {
      void answerOne(handlers, line).then((result) => socket.end(`${JSON.stringify(result)}\n`));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(file, resolve);
  });
  if (process.platform !== "win32") await chmod(file, 0o600);
  server.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/**
 * Asks the server that has this data directory open.
 * @returns what the command answered, or undefined when no server is running
 * @throws OperatorError with the server's own sentence
 */
export async function askRunningServer(
  dataDir: string,
  command: string,
  input: unknown,
): Promise<{ result: unknown } | undefined> {
  const { file } = socketPlace(dataDir);
  const socket = connect(file);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  if (!isOpen) return undefined;
  const lines = createInterface({ input: socket });
  const text = await new Promise<string>((resolve, reject) => {
    lines.once("line", resolve);
    lines.once("close", () => reject(new OperatorError("The server stopped before it answered.")));
    socket.write(`${JSON.stringify({ command, input })}\n`);
  });
  socket.end();
  const answer = reply.parse(JSON.parse(text));
  if (!answer.ok) throw new OperatorError(answer.message);
  return { result: answer.result };
}
