import { expect, test, vi } from "vitest";
import { createBrowserQueries, createServerQueries } from "./queries.ts";
import { createQueryCache } from "./query-cache.ts";

const list = { queryKey: ["articles"], queryFn: () => Promise.resolve(["first"]) };
const failing = { queryKey: ["failing"], queryFn: () => Promise.reject(new Error("no answer")), retry: false as const };

test("the server's results seed the browser, which doesn't request them again", async () => {
  const server = createServerQueries();
  expect(await server.ask(list)).toEqual(["first"]);
  const browser = createBrowserQueries(async (first) => createQueryCache(first));
  browser.seed(server.dehydrate());
  const queryFn = vi.fn(list.queryFn);
  expect(await browser.ask({ ...list, queryFn })).toEqual(["first"]);
  expect(await browser.part({ ...list, queryFn })).toEqual({ data: ["first"] });
  expect(queryFn).not.toHaveBeenCalled();
});

test("pages and browsers receive converted results", async () => {
  const move = <Data>(data: Data) => JSON.parse(JSON.stringify(data).toUpperCase()) as Data;
  const server = createServerQueries(move);
  expect(await server.ask(list)).toEqual(["FIRST"]);
  expect(server.dehydrate()).toMatchObject([{ queryKey: ["articles"], data: ["FIRST"] }]);
});

test("a page fails on the server when one of its parts does", async () => {
  await expect(createServerQueries().part(failing)).rejects.toThrow("no answer");
});

test("in the browser a part is pending until it has loaded or failed", async () => {
  const browser = createBrowserQueries(async (first) => createQueryCache(first));
  const [known, failed] = [await browser.part(list), await browser.part(failing)];
  expect("pending" in known && (await known.pending)).toEqual(["first"]);
  await expect("pending" in failed && failed.pending).rejects.toThrow("no answer");
  expect(await browser.part(list)).toEqual({ data: ["first"] });
});

test("the query cache is loaded once, by the first query, and again after a failure", async () => {
  const load = vi.fn(async () => createQueryCache([]));
  load.mockRejectedValueOnce(new Error("offline"));
  const browser = createBrowserQueries(load);
  expect(load).not.toHaveBeenCalled();
  await expect(browser.ask(list)).rejects.toThrow("offline");
  await browser.ask(list);
  await browser.ask(list);
  expect(load).toHaveBeenCalledTimes(2);
});
