import type { QueryClient } from "@tanstack/react-query";
import type { FirstAnswer } from "../lib/first-answer.ts";

export type Query<Data> = { queryKey: readonly unknown[]; queryFn: () => Promise<Data>; retry?: false };

/** Not awaited in the browser: known or pending. */
export type Part<Data> = { data: Data } | { pending: Promise<Data> };

/** Data access of every loader. Server-rendered pages include their results; the query cache loads with the first query. */
export type Queries = {
  /** From the cache while fresh. */
  ask: <Data>(query: Query<Data>) => Promise<Data>;
  /** For parts that show their own failure. The server waits: incomplete pages must not be cached. */
  part: <Data>(query: Query<Data>) => Promise<Part<Data>>;
  client: () => Promise<QueryClient>;
  answers: () => FirstAnswer[];
  seed: (answers: readonly FirstAnswer[]) => void;
};

const identity = <Data>(data: Data) => data;

/** No cache, but each query runs once per request; `convert` adapts the data for pages. */
export function createServerQueries(convert: <Data>(data: Data) => Data = identity): Queries {
  const answers: FirstAnswer[] = [];
  async function ask<Data>({ queryKey, queryFn }: Query<Data>): Promise<Data> {
    const data = convert(await queryFn());
    answers.push({ queryKey, data, at: Date.now() });
    return data;
  }
  return {
    ask,
    part: async (query) => ({ data: await ask(query) }),
    client: () => Promise.reject(new Error("The query cache belongs to browsers.")),
    answers: () => answers,
    seed: () => undefined,
  };
}

/** `load` creates the cache from the first page's answers. */
export function createBrowserQueries(load: (first: readonly FirstAnswer[]) => Promise<QueryClient>): Queries {
  let first: readonly FirstAnswer[] = [];
  let loading: Promise<QueryClient> | undefined;
  function client(): Promise<QueryClient> {
    loading ??= load(first).catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  }
  return {
    ask: async (query) => (await client()).query(query),
    part: async (query) => {
      const cache = await client();
      const asked = cache.query(query);
      asked.catch(() => undefined);
      return cache.isFetching({ queryKey: query.queryKey, exact: true }) ? { pending: asked } : { data: await asked };
    },
    client,
    answers: () => [],
    seed: (answers) => {
      first = answers;
    },
  };
}
