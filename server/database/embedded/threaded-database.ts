import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../../../src/server-context/project-root.server.ts";

export type Request =
  | { type: "query"; sql: string; parameters: readonly unknown[]; transaction?: number }
  | { type: "script"; sql: string; transaction?: number }
  | { type: "begin" | "commit" | "rollback"; transaction: number }
  | { type: "listen" | "unlisten"; channel: string }
  | { type: "close" };

/** PostgreSQL compiled by an earlier thread of this process, if any. */
export type WorkerData = { directory: string; wasmModule: WebAssembly.Module | undefined };

export type Message = { id: number; request: Request };

/** Rows as arrays in the order of fields: names would be as slow to transfer as values. */
export type Result = { values: unknown[][]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] };

/** PostgreSQL's error, without the values of the statement. */
type Failure = { message: string; name: string; fields: Record<string, unknown> };

export type Response =
  | { wasmModule: WebAssembly.Module }
  | { id: number; value: Result | undefined }
  | { id: number; failure: Failure }
  | { channel: string; payload: string };

/** Without `detail`, which quotes user input. */
const exposedErrorFields = ["code", "severity", "hint", "position", "schema", "table", "column", "constraint"] as const;

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), name: "Error", fields: {} };
  const source = error as Error & Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  for (const name of exposedErrorFields) if (source[name] !== undefined) fields[name] = source[name];
  if (error.cause instanceof Error) fields.cause = error.cause.message;
  return { message: error.message, name: error.name, fields };
}

const toError = ({ message, name, fields }: Failure): Error => Object.assign(new Error(message), fields, { name });

// V8 crashes when it frees compiled WebAssembly while threads come and go (nodejs/node#64500); costs a few megabytes, once.
setFlagsFromString("--no-wasm-code-gc");

let wasmModule: WebAssembly.Module | undefined;

type Rows<Row> = { rows: Row[]; affectedRows?: number; fields: Result["fields"] };

export type ThreadedTransaction = {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Rows<Row>>;
  exec(sql: string): Promise<void>;
  rollback(): Promise<void>;
};

function toObject(fields: Result["fields"], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < fields.length; index++) row[fields[index]?.name ?? ""] = values[index];
  return row;
}

const hasStopped = (cause?: Error) =>
  Object.assign(new Error("The database has stopped; restart the site.", { cause }), { code: "57P01" });

type Waiting = { resolve: (value: Result | undefined) => void; reject: (error: Error) => void };

/** PGlite in a thread of its own, with the parts of its API used here, so that long queries do not block requests. */
export class ThreadedDatabase {
  /** @throws Error with PostgreSQL's message when the database cannot be opened */
  readonly waitReady: Promise<void>;
  ready = false;
  closed = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  readonly #ended: Promise<void>;
  #lastId = 0;
  #failure: Error | undefined;

  constructor(directory: string) {
    this.#worker = new Worker(path.join(projectRoot, "server/database/embedded/database-thread.ts"), {
      workerData: { directory, wasmModule } satisfies WorkerData,
      // Rows are short-lived; a larger young generation would only stay resident.
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    });
    const opened = Promise.withResolvers<Result | undefined>();
    this.#waiting.set(0, opened);
    this.waitReady = opened.promise.then(() => {
      this.ready = true;
    });
    this.#worker.on("message", (response: Response) => this.#receive(response));
    this.#worker.on("error", (cause: Error) => this.#fail(hasStopped(cause)));
    this.#ended = new Promise((resolve) => {
      this.#worker.once("exit", () => {
        this.#fail(hasStopped());
        resolve();
      });
    });
  }

  #receive(response: Response): void {
    if ("wasmModule" in response) {
      ({ wasmModule } = response);
      return;
    }
    if ("channel" in response) {
      for (const listener of this.#listeners.get(response.channel) ?? []) listener(response.payload);
      return;
    }
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if ("failure" in response) waiting?.reject(toError(response.failure));
    else waiting?.resolve(response.value);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }

  async #request(request: Request): Promise<Result | undefined> {
    if (this.#failure) throw this.#failure;
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request } satisfies Message);
    });
  }

  async #query<Row>(sql: string, parameters: readonly unknown[], transaction?: number): Promise<Rows<Row>> {
    const result = await this.#request({ type: "query", sql, parameters, transaction });
    if (!result) throw new Error("The database responded to a query without rows.");
    const { values, ...fields } = result;
    return { rows: values.map((row) => toObject(fields.fields, row) as Row), ...fields };
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Rows<Row>> {
    return this.#query<Row>(sql, parameters);
  }

  async exec(sql: string, transaction?: number): Promise<void> {
    await this.#request({ type: "script", sql, transaction });
  }

  /** Transactions are serialised: commits when `work` resolves, rolls back when it throws. */
  async transaction<Value>(work: (transaction: ThreadedTransaction) => Promise<Value>): Promise<Value> {
    const transaction = ++this.#lastId;
    const failure = await this.#request({ type: "begin", transaction }).then(
      () => undefined,
      (error: Error) => error,
    );
    let isOpen = failure === undefined;
    // Kysely's driver waits forever for a callback that is never called, so each statement fails instead.
    const afterStart = <Result>(run: () => Promise<Result>) => (failure ? Promise.reject(failure) : run());
    const end = async (type: "commit" | "rollback") => {
      if (!isOpen) return;
      isOpen = false;
      await this.#request({ type, transaction });
    };
    try {
      const value = await work({
        query: (sql, parameters = []) => afterStart(() => this.#query(sql, parameters, transaction)),
        exec: (sql) => afterStart(() => this.exec(sql, transaction)),
        rollback: () => end("rollback"),
      });
      if (failure) throw failure;
      await end("commit");
      return value;
    } catch (error) {
      await end("rollback");
      throw error;
    }
  }

  async listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(listener);
    if (listeners.size === 1) await this.#request({ type: "listen", channel });
    return async () => {
      listeners.delete(listener);
      if (listeners.size === 0) await this.#request({ type: "unlisten", channel });
    };
  }

  /** Closes the database, then its thread; no file stays open. */
  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.ready = false;
    try {
      await this.#request({ type: "close" });
    } finally {
      await this.#worker.terminate();
      await this.#ended;
    }
  }
}
