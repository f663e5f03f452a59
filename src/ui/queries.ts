import type { QueryClient } from "@tanstack/react-query";
import type { DehydratedQuery } from "../lib/dehydrated-query.ts";

export type Query<Data> = { queryKey: readonly unknown[]; queryFn: () => Promise<Data>; retry?: false };

/** Cached or, in the browser only, pending. */
export type Part<Data> = { data: Data } | { pending: Promise<Data> };

/** Data access of every loader. Server-rendered pages include their results; the query cache loads with the first query. */
export type Queries = {
  /** From the cache while fresh. */
  fetch: <Data>(query: Query<Data>) => Promise<Data>;
  /** For parts that show their own errors. The server waits, so that no incomplete page is cached. */
  part: <Data>(query: Query<Data>) => Promise<Part<Data>>;
  client: () => Promise<QueryClient>;
  dehydrate: () => DehydratedQuery[];
  seed: (queries: readonly DehydratedQuery[]) => void;
};

const identity = <Data>(data: Data) => data;

/** Runs each query without a cache and records its result; `convert` adapts the data for pages. */
export function createServerQueries(convert: <Data>(data: Data) => Data = identity): Queries {
  const queries: DehydratedQuery[] = [];
  async function fetch<Data>({ queryKey, queryFn }: Query<Data>): Promise<Data> {
    const data = convert(await queryFn());
    queries.push({ queryKey, data, at: Date.now() });
    return data;
  }
  return {
    fetch,
    part: async (query) => ({ data: await fetch(query) }),
    client: () => Promise.reject(new Error("The query cache belongs to browsers.")),
    dehydrate: () => queries,
    seed: () => undefined,
  };
}

/** `load` creates the cache from the first page's queries. */
export function createBrowserQueries(load: (first: readonly DehydratedQuery[]) => Promise<QueryClient>): Queries {
  let first: readonly DehydratedQuery[] = [];
  let loading: Promise<QueryClient> | undefined;
  function client(): Promise<QueryClient> {
    loading ??= load(first).catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  }
  return {
    fetch: async (query) => (await client()).query(query),
    part: async (query) => {
      const cache = await client();
      const request = cache.query(query);
      request.catch(() => undefined);
      return cache.isFetching({ queryKey: query.queryKey, exact: true })
        ? { pending: request }
        : { data: await request };
    },
    client,
    dehydrate: () => [],
    seed: (queries) => {
      first = queries;
    },
  };
}
