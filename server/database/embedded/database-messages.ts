/** What the thread of the embedded database is asked; `transaction` names an open one, and no statement runs outside of it. */
export type Question =
  | { ask: "query"; sql: string; parameters: readonly unknown[]; transaction?: number | undefined }
  | { ask: "script"; sql: string; transaction?: number | undefined }
  | { ask: "begin" | "commit" | "rollback"; transaction: number }
  | { ask: "listen" | "unlisten"; channel: string }
  | { ask: "close" };

/** What the thread begins with: PostgreSQL, where a thread of this process has compiled it before, and the database's directory. */
export type Beginning = { directory: string; wasmModule: WebAssembly.Module | undefined };

/** A message to the thread. */
export type Message = { id: number; question: Question };

/** What a query was answered: each row in the order of the fields, for names travel as slowly as values. */
export type Result = { values: unknown[][]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] };

/** A failure as it travels between threads: what PostgreSQL said about it, and never the values of the statement. */
export type Failure = { message: string; name: string; fields: Record<string, unknown> };

export type Answer =
  | { wasmModule: WebAssembly.Module }
  | { id: number; value: Result | undefined }
  | { id: number; failure: Failure }
  | { channel: string; payload: string };

/** What PostgreSQL says about an error besides its message; its detail quotes what someone entered. */
const told = ["code", "severity", "hint", "position", "schema", "table", "column", "constraint"] as const;

/** An error as it can be sent. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), name: "Error", fields: {} };
  const known = error as Error & Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  for (const name of told) if (known[name] !== undefined) fields[name] = known[name];
  if (error.cause instanceof Error) fields.cause = error.cause.message;
  return { message: error.message, name: error.name, fields };
}

/** The error that was sent. */
export const toError = ({ message, name, fields }: Failure): Error =>
  Object.assign(new Error(message), fields, { name });
