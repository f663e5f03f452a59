import { QueryClient, type QueryOptions } from "@tanstack/react-query";
import type { FirstAnswer } from "../lib/first-answer.ts";
import { isOutdated } from "../lib/outdated.ts";

const minute = 60_000;
const maxRetries = 3;

/** Whether a query that has failed `failures` times before is asked again; an outdated page would never be answered. */
const mayRetry = (failures: number, failure: unknown) => failures < maxRetries && !isOutdated(failure);

/** Wait before retry number `attempt` (0-based), in milliseconds: 1 s doubling, at most 30 s (spec 7). */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

type Answer = (query: { queryKey: readonly unknown[]; queryHash: string }) => Promise<unknown>;

/** Answers every fetch of a query with `answer`, in place of the query's own function. */
const answeredBy = (answer: Answer): NonNullable<QueryOptions["behavior"]> => ({
  onFetch(context, query) {
    context.fetchFn = () => answer(query);
  },
});

/**
 * The query cache of a visit (spec 7): answers are fresh for 5 minutes, cached 5 minutes, not fetched again on
 * window focus, and a failing query is retried 3 times with exponential back-off. The server has neither cache nor retries: a visitor
 * must not wait for them. `first` is what the first page was rendered with. Where `answer` is given (an exported site), it replaces
 * requests to the server, and what it says is never stale.
 */
export function createQueryCache(first: readonly FirstAnswer[], answer?: Answer): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...(answer ? { behavior: answeredBy(answer) } : {}),
        staleTime: answer ? Number.POSITIVE_INFINITY : 5 * minute,
        gcTime: 5 * minute,
        refetchOnWindowFocus: false,
        retry: mayRetry,
        retryDelay,
      },
    },
  });
  for (const { queryKey, data, at } of first) client.setQueryData(queryKey, data, { updatedAt: at });
  return client;
}
