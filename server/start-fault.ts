import { OperatorError } from "../src/server-context/operator-error.ts";

const isSystemError = (error: object): error is NodeJS.ErrnoException =>
  "code" in error && "syscall" in error && "path" in error && typeof error.path === "string";

/** SQLSTATE classes of a broken, full or unreadable database. */
const brokenDatabase = /^(?:53|57|58|XX)[0-9A-Z]{3}$/;

/** One sentence for faults the operator can fix; undefined for bugs, whose stack is shown. */
export function startFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OperatorError) return error.message;
  if (isSystemError(error)) {
    return `The site cannot start (${error.message}); make sure that nothing is in the way there and that this user can read and write it.`;
  }
  if ("code" in error && brokenDatabase.test(String(error.code))) {
    return `The database cannot be used (${error.message}); check its disk, and restore a backup if it is damaged.`;
  }
  return undefined;
}
