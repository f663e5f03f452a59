import { AsyncLocalStorage } from "node:async_hooks";
import type { ObservedRequest } from "./observer.ts";

export type RequestInProgress = {
  id: string;
  traceId?: string;
  observed?: ObservedRequest;
};

const requests = new AsyncLocalStorage<RequestInProgress>();

/** Log lines written by `work` carry the request's id. */
export const withRequest = <Result>(request: RequestInProgress, work: () => Result): Result =>
  requests.run(request, work);

export const currentRequest = (): RequestInProgress | undefined => requests.getStore();
