import { QueryClient, type QueryOptions } from "@tanstack/react-query";
import { type DehydratedQuery, freshFor } from "../lib/dehydrated-query.ts";
import { isOutdated } from "../lib/outdated.ts";

const maxRetries = 3;

/** Retries from an outdated page never succeed. */
const shouldRetry = (failures: number, failure: unknown) => failures < maxRetries && !isOutdated(failure);

/** Milliseconds: 1 s doubling up to 30 s (spec 7); `attempt` counts from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

type Fetch = (query: { queryKey: readonly unknown[]; queryHash: string }) => Promise<unknown>;

const fetchWith = (fetch: Fetch): NonNullable<QueryOptions["behavior"]> => ({
  onFetch(context, query) {
    context.fetchFn = () => fetch(query);
  },
});

/** Spec 7: 5 minutes fresh and cached, no refetch on focus, 3 retries. `fetch` replaces the server (exported site). */
export function createQueryCache(first: readonly DehydratedQuery[], fetch?: Fetch): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...(fetch ? { behavior: fetchWith(fetch) } : {}),
        staleTime: fetch ? Number.POSITIVE_INFINITY : freshFor,
        gcTime: freshFor,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
      },
    },
  });
  for (const { queryKey, data, at } of first) client.setQueryData(queryKey, data, { updatedAt: at });
  return client;
}
