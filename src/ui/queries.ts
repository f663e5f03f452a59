import type { QueryClient } from "@tanstack/react-query";
import type { FirstAnswer } from "../lib/first-answer.ts";

/** What is asked for: its place in the query cache, and how the server is asked. */
export type Query<Data> = { queryKey: readonly unknown[]; queryFn: () => Promise<Data>; retry?: false };

/** A part of a page that is not waited for in the browser: known, or on its way. */
export type Part<Data> = { data: Data } | { pending: Promise<Data> };

/**
 * The way of every loader to its data. A page that the server has rendered brings what its loaders were answered, so its first
 * view needs none of this: the query cache is loaded by the first query that is asked in the browser.
 */
export type Queries = {
  /** The answer, from the query cache while it is fresh. */
  ask: <Data>(query: Query<Data>) => Promise<Data>;
  /** The same for a part that says for itself when it fails. The server waits for it, for an incomplete page must not be cached. */
  part: <Data>(query: Query<Data>) => Promise<Part<Data>>;
  /** The query cache itself; a failure to load it is not remembered. */
  client: () => Promise<QueryClient>;
  /** What was answered so far: the server sends it with the page. */
  answers: () => FirstAnswer[];
  /** Keeps what came with the page for the query cache. */
  seed: (answers: readonly FirstAnswer[]) => void;
};

const asItIs = <Data>(data: Data) => data;

/** Asks the server's own functions, without a cache: a request asks each thing once. Pages are given what `convert` makes of it. */
export function createServerQueries(convert: <Data>(data: Data) => Data = asItIs): Queries {
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

/** `load` makes the query cache of this visit from what came with its first page. */
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
