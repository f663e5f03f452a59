import { describe, expect, test, vi } from "vitest";
import { createBrowserQueries, createServerQueries } from "./queries.ts";
import { createQueryCache } from "./query-cache.ts";

const list = { queryKey: ["articles"], queryFn: () => Promise.resolve(["first"]) };
const failing = {
  queryKey: ["failing"],
  queryFn: () => Promise.reject(new Error("no response")),
  retry: false as const,
};

describe("queries", () => {
  test("seed the browser with the server's results", async () => {
    const server = createServerQueries();
    expect(await server.fetch(list)).toEqual(["first"]);
    const browser = createBrowserQueries(async (first) => createQueryCache(first));
    browser.seed(server.dehydrate());
    const queryFn = vi.fn(list.queryFn);
    expect(await browser.fetch({ ...list, queryFn })).toEqual(["first"]);
    expect(await browser.part({ ...list, queryFn })).toEqual({ data: ["first"] });
    expect(queryFn).not.toHaveBeenCalled();
  });

  test("convert the results for the page", async () => {
    const move = <Data>(data: Data) => JSON.parse(JSON.stringify(data).toUpperCase()) as Data;
    const server = createServerQueries(move);
    expect(await server.fetch(list)).toEqual(["FIRST"]);
    expect(server.dehydrate()).toMatchObject([{ queryKey: ["articles"], data: ["FIRST"] }]);
  });

  test("fail on the server when a part fails", async () => {
    await expect(createServerQueries().part(failing)).rejects.toThrow("no response");
  });

  test("return a pending part in the browser until it has loaded or failed", async () => {
    const browser = createBrowserQueries(async (first) => createQueryCache(first));
    const [loaded, failed] = [await browser.part(list), await browser.part(failing)];
    expect("pending" in loaded && (await loaded.pending)).toEqual(["first"]);
    await expect("pending" in failed && failed.pending).rejects.toThrow("no response");
    expect(await browser.part(list)).toEqual({ data: ["first"] });
  });

  test("load the query cache once, with the first query, and again after a failure", async () => {
    const load = vi.fn(async () => createQueryCache([]));
    load.mockRejectedValueOnce(new Error("offline"));
    const browser = createBrowserQueries(load);
    expect(load).not.toHaveBeenCalled();
    await expect(browser.fetch(list)).rejects.toThrow("offline");
    await browser.fetch(list);
    await browser.fetch(list);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
