import { parentPort } from "node:worker_threads";
import { readers } from "../../src/features/readers.server.ts";
import { UnreadableFile } from "../../src/server-context/foreign-files/unreadable-file.ts";
import type { ReaderReply, ReaderRequest } from "./reader-pool.ts";

let items: AsyncIterator<unknown> | undefined;

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

function failureOf(thrown: unknown): ReaderReply {
  if (thrown instanceof UnreadableFile) return { unreadable: thrown.message };
  if (thrown instanceof RangeError && /call stack/.test(thrown.message))
    return { unreadable: "Its parts are nested too deeply to be read." };
  return { failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
}

async function respond(request: ReaderRequest): Promise<ReaderReply> {
  if (request !== "next") {
    const read = (await readers[request.name]()) as (...args: readonly unknown[]) => unknown;
    const result = read(...request.args);
    if (!isStream(result)) return { value: await result, done: true };
    items = result[Symbol.asyncIterator]();
  }
  const next: IteratorResult<unknown, unknown> = (await items?.next()) ?? { value: undefined, done: true };
  return { value: next.value, done: next.done ?? false };
}

parentPort?.on("message", (request: ReaderRequest) => {
  void respond(request)
    .catch(failureOf)
    .then((reply) => parentPort?.postMessage(reply));
});
