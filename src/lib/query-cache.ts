import type { QueryOptions } from "@tanstack/react-query";
import { isOutdated } from "./outdated.ts";

const minute = 60_000;
const maxRetries = 3;

/** Whether a query that has failed `failures` times before is asked again; an outdated page would never be answered. */
const mayRetry = (failures: number, failure: unknown) => failures < maxRetries && !isOutdated(failure);

/** Wait before retry number `attempt` (0-based), in milliseconds: 1 s doubling, at most 30 s (spec 7). */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * Defaults of every query (spec 7): fresh for 5 minutes, cached 5 minutes, no refetch on window focus,
 * 3 retries with exponential back-off. The server does not retry: a visitor must not wait for it, the browser retries.
 * Where `answer` is given (an exported site), it replaces requests to the server, and what it says is never stale.
 */
export function queryCacheOptions(onServer: boolean, answer?: Answer) {
  return {
    ...(answer ? { behavior: answeredBy(answer) } : {}),
    staleTime: answer ? Number.POSITIVE_INFINITY : 5 * minute,
    gcTime: 5 * minute,
    refetchOnWindowFocus: false,
    retry: onServer ? (0 as const) : mayRetry,
    retryDelay,
  };
}

type Answer = (query: { queryKey: readonly unknown[]; queryHash: string }) => Promise<unknown>;

/** Answers every fetch of a query with `answer`, in place of the query's own function. */
const answeredBy = (answer: Answer): NonNullable<QueryOptions["behavior"]> => ({
  onFetch(context, query) {
    context.fetchFn = () => answer(query);
  },
});
