import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type {
  ForeignReaders,
  ReaderFunctions,
  ReadingOptions,
} from "../../src/server-context/foreign-files/foreign-readers.ts";
import { StoppedReading, UnreadableFile } from "../../src/server-context/foreign-files/unreadable-file.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";

export type ReaderRequest = { name: keyof ReaderFunctions; args: readonly unknown[] } | "next";
export type ReaderReply = { value: unknown; done: boolean } | { unreadable: string } | { failure: string };

/** An import occupies one while it runs. */
const maxThreads = 3;
const idleMs = 10_000;
const defaultTimeoutMs = 30_000;
const defaultMemoryMb = 384;

type Thread = { worker: Worker; ended: AbortSignal; idleTimer?: NodeJS.Timeout };

function startThread(maxOldGenerationSizeMb: number): Thread {
  const resourceLimits = { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: 16 };
  const worker = new Worker(path.join(projectRoot, "server/foreign-files/reader-thread.ts"), { resourceLimits });
  const ended = new AbortController();
  worker.on("error", (error) => ended.abort(error));
  worker.on("exit", () => ended.abort(new Error("The thread that reads foreign files has ended.")));
  return { worker, ended: ended.signal };
}

const isOutOfMemory = (reason: unknown) => (reason as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";

/** The next message of the thread. @throws StoppedReading, or the reason of an abort */
async function requestNext(
  { worker, ended }: Thread,
  request: ReaderRequest,
  { signal, timeoutMs = defaultTimeoutMs }: ReadingOptions,
): Promise<{ value: unknown; done: boolean }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const stopping = AbortSignal.any([ended, timeout, ...(signal ? [signal] : [])]);
  let reply: ReaderReply;
  try {
    const nextMessage = once(worker, "message", { signal: stopping });
    worker.postMessage(request);
    [reply] = (await nextMessage) as [ReaderReply];
  } catch (error) {
    if (!stopping.aborted && !isOutOfMemory(error)) throw error;
    signal?.throwIfAborted();
    if (timeout.aborted) throw new StoppedReading("It takes too long to read.");
    if (isOutOfMemory(error) || isOutOfMemory(ended.reason))
      throw new StoppedReading("It needs too much memory to be read.");
    throw ended.reason;
  }
  if ("unreadable" in reply) throw new UnreadableFile(reply.unreadable);
  if ("failure" in reply) throw new Error(`A reader of foreign files failed: ${reply.failure}`);
  return reply;
}

/** Threads are started on demand, reused, and terminated after a failure or when idle. */
export function createReaderPool(
  limits: { threads?: number; timeoutMs?: number; memoryMb?: number } = {},
): ForeignReaders {
  const idle: Thread[] = [];
  const waiting: (() => void)[] = [];
  let free = limits.threads ?? maxThreads;

  async function acquire(signal: AbortSignal | undefined): Promise<Thread> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    if (signal?.aborted) {
      releaseSlot();
      throw signal.reason;
    }
    const thread = idle.findLast(({ ended }) => !ended.aborted) ?? startThread(limits.memoryMb ?? defaultMemoryMb);
    idle.splice(0, idle.length, ...idle.filter((idleThread) => idleThread !== thread));
    clearTimeout(thread.idleTimer);
    thread.worker.ref();
    return thread;
  }

  function releaseSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  function release(thread: Thread, isUsable: boolean): void {
    const { worker, ended } = thread;
    if (!isUsable || ended.aborted) void worker.terminate();
    else {
      worker.unref();
      thread.idleTimer = setTimeout(() => {
        idle.splice(idle.indexOf(thread), 1);
        void worker.terminate();
      }, idleMs).unref();
      idle.push(thread);
    }
    releaseSlot();
  }

  async function* stream(name: keyof ReaderFunctions, args: readonly unknown[], options: ReadingOptions = {}) {
    const thread = await acquire(options.signal);
    const readingOptions = { ...(limits.timeoutMs && { timeoutMs: limits.timeoutMs }), ...options };
    let isUsable = false;
    try {
      let reply = await requestNext(thread, { name, args }, readingOptions);
      for (; !reply.done; reply = await requestNext(thread, "next", readingOptions)) yield reply.value;
      isUsable = true;
      return reply.value;
    } finally {
      release(thread, isUsable);
    }
  }

  const run = async (...call: Parameters<typeof stream>) => (await stream(...call).next()).value;
  return { run, stream } as ForeignReaders;
}
