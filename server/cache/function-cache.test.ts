import { beforeEach, expect, test } from "vitest";
import type { CacheTag } from "../../src/server-context/request-context.ts";
import { createFunctionCache, type FunctionCache } from "./function-cache.ts";

/** Functions by their URL: their response, and the content kind of a public one. */
let functions: Record<string, { body: string; kind?: CacheTag; status?: number }>;
let rendered: string[];
let cache: FunctionCache;

const origin = "https://www.example.com";
const headers = { accept: "application/json", "x-tsr-serverfn": "true" };

beforeEach(() => {
  rendered = [];
  functions = {
    "/_serverFn/list": { body: "list", kind: "article" },
    "/_serverFn/episodes": { body: "episodes", kind: "episode" },
    "/_serverFn/mine": { body: "mine" },
  };
  cache = createFunctionCache(async (request, { clientNetwork, cacheResponse }) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(`${request.method} ${pathname}${search} for ${clientNetwork}`);
    const { body = "", kind, status = 200 } = functions[pathname] ?? {};
    if (kind) cacheResponse?.(kind);
    return new Response(body, {
      status,
      headers: { "Content-Type": "application/json", "X-Tss-Serialized": "true" },
    });
  });
});

const call = (url: string, init: RequestInit = {}, network = "one") =>
  cache.serve(new Request(origin + url, { headers, ...init }), network);

/** Makes the functions declare their kind, and requests the URLs once. */
async function warmUp(...urls: string[]) {
  for (const url of ["/_serverFn/list", "/_serverFn/episodes", ...urls]) await call(url);
  // Once more: the kind was unknown at the first request.
  for (const url of ["/_serverFn/list", "/_serverFn/episodes"]) await call(url);
  rendered = [];
}

test("a public response requested again is computed once, and keeps every content header", async () => {
  await warmUp("/_serverFn/list?payload=1");
  const first = await call("/_serverFn/list?payload=1", {}, "one");
  const second = await call("/_serverFn/list?payload=1", {}, "two");
  for (const response of [first, second]) {
    expect(await response.text()).toBe("list");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("x-tss-serialized")).toBe("true");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(rendered).toEqual(["GET /_serverFn/list?payload=1 for null"]);
});

test("a private response is computed for each visitor, even for concurrent requests", async () => {
  await call("/_serverFn/mine");
  await Promise.all([call("/_serverFn/mine", {}, "one"), call("/_serverFn/mine", {}, "two")]);
  expect(rendered).toHaveLength(3);
});

test("a response that its function doesn't declare public this time is not cached", async () => {
  await warmUp();
  delete functions["/_serverFn/list"]?.kind;
  await call("/_serverFn/list?payload=search");
  await call("/_serverFn/list?payload=search");
  await call("/_serverFn/list?payload=search");
  expect(rendered).toHaveLength(3);
});

test("a request in another format has its own entry, and a write is never served from the cache", async () => {
  await warmUp();
  await call("/_serverFn/list");
  await call("/_serverFn/list", { headers: { ...headers, accept: "text/plain" } });
  await call("/_serverFn/list", { method: "POST" });
  expect(rendered).toHaveLength(3);
});

test("a response requested once is not cached", async () => {
  await warmUp();
  for (const page of [2, 3, 4, 3]) await call(`/_serverFn/list?payload=${page}`);
  expect(rendered).toHaveLength(4);
  await call("/_serverFn/list?payload=3");
  expect(rendered).toHaveLength(4);
});

test("a URL longer than any of the site's own is not cached", async () => {
  await warmUp();
  const long = `/_serverFn/list?payload=${"x".repeat(2_000)}`;
  for (let time = 1; time <= 3; time++) await call(long);
  expect(rendered).toHaveLength(3);
});

test("a change of articles invalidates responses about articles only", async () => {
  await warmUp();
  await call("/_serverFn/list");
  await call("/_serverFn/episodes");
  functions["/_serverFn/list"] = { body: "new list", kind: "article" };
  cache.invalidate("article");
  expect(await (await call("/_serverFn/list")).text()).toBe("new list");
  expect(await (await call("/_serverFn/episodes")).text()).toBe("episodes");
  expect(rendered).toHaveLength(3);
});

test("a failure is not cached, and the last good response is served instead", async () => {
  await warmUp();
  await call("/_serverFn/list");
  functions["/_serverFn/list"] = { body: "the database did not respond", status: 500 };
  cache.invalidate("article");
  expect(await (await call("/_serverFn/list")).text()).toBe("list");
  expect((await call("/_serverFn/list?payload=other")).status).toBe(500);
  expect((await call("/_serverFn/list?payload=other")).status).toBe(500);
});
