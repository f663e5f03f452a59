import { AsyncLocalStorage } from "node:async_hooks";

const ids = new AsyncLocalStorage<string>();

/** Runs the work of one request; every line that it writes into the log carries its id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => ids.run(id, work);

/** The id of the request under way, or undefined outside of one. */
export const requestId = (): string | undefined => ids.getStore();
