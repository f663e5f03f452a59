export type Question =
  | { ask: "query"; sql: string; parameters: readonly unknown[]; transaction?: number | undefined }
  | { ask: "script"; sql: string; transaction?: number | undefined }
  | { ask: "begin" | "commit" | "rollback"; transaction: number }
  | { ask: "listen" | "unlisten"; channel: string }
  | { ask: "close" };

/** PostgreSQL compiled by an earlier thread of this process, if any. */
export type Beginning = { directory: string; wasmModule: WebAssembly.Module | undefined };

export type Message = { id: number; question: Question };

/** Rows as arrays in the order of fields: names would be as slow to transfer as values. */
export type Result = { values: unknown[][]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] };

/** What PostgreSQL said, without the values of the statement. */
export type Failure = { message: string; name: string; fields: Record<string, unknown> };

export type Answer =
  | { wasmModule: WebAssembly.Module }
  | { id: number; value: Result | undefined }
  | { id: number; failure: Failure }
  | { channel: string; payload: string };

/** Without `detail`, which quotes user input. */
const told = ["code", "severity", "hint", "position", "schema", "table", "column", "constraint"] as const;

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), name: "Error", fields: {} };
  const known = error as Error & Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  for (const name of told) if (known[name] !== undefined) fields[name] = known[name];
  if (error.cause instanceof Error) fields.cause = error.cause.message;
  return { message: error.message, name: error.name, fields };
}

export const toError = ({ message, name, fields }: Failure): Error =>
  Object.assign(new Error(message), fields, { name });
