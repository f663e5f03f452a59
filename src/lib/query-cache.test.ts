import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outdatedMessage } from "./outdated.ts";
import { queryCacheOptions, retryDelay } from "./query-cache.ts";

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [3, 8000],
  [4, 16_000],
  [5, 30_000],
  [50, 30_000],
])("retry %i waits %i ms", (attempt, delay) => {
  expect(retryDelay(attempt)).toBe(delay);
});

test("results stay fresh and kept for five minutes, and focus does not refetch", () => {
  const options = queryCacheOptions(false);
  expect(options).toMatchObject({ staleTime: 300_000, gcTime: 300_000, refetchOnWindowFocus: false });
});

test("the server never makes a visitor wait for retries", () => {
  expect(queryCacheOptions(true).retry).toBe(0);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a failing query is asked four times, 1, 2 and 4 seconds apart", async () => {
  const client = new QueryClient({ defaultOptions: { queries: queryCacheOptions(false) } });
  const askedAt: number[] = [];
  const start = Date.now();
  const result = client
    .query({
      queryKey: ["failing"],
      queryFn: () => {
        askedAt.push(Date.now() - start);
        throw new Error("no answer");
      },
    })
    .catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await result).toBe("no answer");
  expect(askedAt).toEqual([0, 1000, 3000, 7000]);
});

test("a page that is older than the site does not ask again in vain", async () => {
  const client = new QueryClient({ defaultOptions: { queries: queryCacheOptions(false) } });
  const queryFn = vi.fn(() => Promise.reject(new Error("Error: …", { cause: new Error(outdatedMessage) })));
  await expect(client.query({ queryKey: ["outdated"], queryFn })).rejects.toThrow("Error: …");
  expect(queryFn).toHaveBeenCalledTimes(1);
});
