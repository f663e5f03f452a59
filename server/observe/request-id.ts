import { AsyncLocalStorage } from "node:async_hooks";
import type { ObservedRequest } from "./observer.ts";

export type RequestInProgress = {
  id: string;
  /** Of the trace that the request belongs to, ours or that of the caller. */
  traceId?: string | undefined;
  observed?: ObservedRequest;
};

const requests = new AsyncLocalStorage<RequestInProgress>();

/** Runs the work of one request; every line that it writes into the log carries its id. */
export const withRequest = <Result>(request: RequestInProgress, work: () => Result): Result =>
  requests.run(request, work);

/** The request under way, or undefined outside of one. */
export const currentRequest = (): RequestInProgress | undefined => requests.getStore();
