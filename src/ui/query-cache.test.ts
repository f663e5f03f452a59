import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HttpError } from "../lib/error-message.ts";
import { outdatedCode } from "../lib/outdated.ts";
import { createQueryCache, retryDelay } from "./query-cache.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("query cache", () => {
  test.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [50, 30_000],
  ])("waits before retry %i for %i ms", (attempt, delay) => {
    expect(retryDelay(attempt)).toBe(delay);
  });

  test("keeps results fresh for five minutes, without refetching on focus", () => {
    expect(createQueryCache([]).getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
    });
  });

  test("tries a failing query four times, 1, 2 and 4 seconds apart", async () => {
    const client = createQueryCache([]);
    const requestTimes: number[] = [];
    const start = Date.now();
    const result = client
      .query({
        queryKey: ["failing"],
        queryFn: () => {
          requestTimes.push(Date.now() - start);
          throw new Error("no response");
        },
      })
      .catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(7000);
    expect(await result).toBe("no response");
    expect(requestTimes).toEqual([0, 1000, 3000, 7000]);
  });

  test("does not retry from an outdated page", async () => {
    const client = createQueryCache([]);
    const queryFn = vi.fn(() =>
      Promise.reject(new Error("Error: …", { cause: new HttpError(404, "…", outdatedCode) })),
    );
    await expect(client.query({ queryKey: ["outdated"], queryFn })).rejects.toThrow("Error: …");
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  test("keeps the first page's data fresh for five minutes from its rendering", async () => {
    const at = Date.now() - 240_000;
    const client = createQueryCache([{ queryKey: ["articles", { page: 1, search: undefined }], data: "rendered", at }]);
    const queryFn = vi.fn(() => Promise.resolve("fetched"));
    const fetch = () => client.query({ queryKey: ["articles", { page: 1 }], queryFn });
    expect(await fetch()).toBe("rendered");
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await fetch()).toBe("fetched");
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
