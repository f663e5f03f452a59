import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { Transaction } from "@electric-sql/pglite";
import { startPGlite } from "./start-pglite.ts";
import {
  type Message,
  type Request,
  type Response,
  type Result,
  toFailure,
  type WorkerData,
} from "./threaded-database.ts";

/** Worker thread of the embedded database, so that queries never block requests. */

const { directory, wasmModule } = workerData as WorkerData;

type Open = { transaction: Transaction; end: PromiseWithResolvers<void>; closed: Promise<void> };

const rolledBack = Symbol("rolled back");
const open = new Map<number, Open>();
const stopListening = new Map<string, () => Promise<void>>();

const send = (response: Response) => parentPort?.postMessage(response);

async function compileProgram(): Promise<WebAssembly.Module> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const compiled = await WebAssembly.compile(await readFile(path.join(folder, "pglite.wasm")));
  send({ wasmModule: compiled });
  return compiled;
}

const pglite = Promise.resolve(wasmModule ?? compileProgram()).then((compiled) => startPGlite(directory, compiled));

async function beginTransaction(id: number): Promise<undefined> {
  const database = await pglite;
  const end = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const closed = database.transaction(async (transaction) => {
    open.set(id, { transaction, end, closed });
    started.resolve();
    await end.promise;
  });
  closed.catch(started.reject);
  await started.promise;
}

function transactionOf(id: number): Open {
  const transaction = open.get(id);
  if (!transaction) throw new Error("The transaction is closed.");
  return transaction;
}

const targetOf = async (transaction: number | undefined) =>
  transaction === undefined ? pglite : transactionOf(transaction).transaction;

async function rollback(id: number): Promise<undefined> {
  const { end, closed } = transactionOf(id);
  open.delete(id);
  end.reject(rolledBack);
  await closed.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
}

async function commit(id: number): Promise<undefined> {
  const { end, closed } = transactionOf(id);
  open.delete(id);
  end.resolve();
  await closed;
}

async function listen(channel: string): Promise<undefined> {
  const database = await pglite;
  stopListening.set(channel, await database.listen(channel, (payload) => send({ channel, payload })));
}

async function unlisten(channel: string): Promise<undefined> {
  await stopListening.get(channel)?.();
  stopListening.delete(channel);
}

async function query({ sql, parameters, transaction }: Extract<Request, { type: "query" }>): Promise<Result> {
  const target = await targetOf(transaction);
  const { rows, fields, affectedRows } = await target.query<unknown[]>(sql, [...parameters], { rowMode: "array" });
  return { values: rows, fields, affectedRows };
}

async function script({ sql, transaction }: Extract<Request, { type: "script" }>): Promise<undefined> {
  await (await targetOf(transaction)).exec(sql);
}

async function close(): Promise<undefined> {
  await (await pglite).close();
}

async function handle(request: Request): Promise<Result | undefined> {
  switch (request.type) {
    case "query":
      return query(request);
    case "script":
      return script(request);
    case "begin":
      return beginTransaction(request.transaction);
    case "commit":
      return commit(request.transaction);
    case "rollback":
      return rollback(request.transaction);
    case "listen":
      return listen(request.channel);
    case "unlisten":
      return unlisten(request.channel);
    case "close":
      return close();
  }
}

parentPort?.on("message", (message: Message) => {
  const { id, request } = message;
  handle(request).then(
    (value) => send({ id, value }),
    (error: unknown) => send({ id, failure: toFailure(error) }),
  );
});

pglite.then(
  () => send({ id: 0, value: undefined }),
  (error: unknown) => send({ id: 0, failure: toFailure(error) }),
);
