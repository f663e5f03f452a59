import { beforeEach, expect, test } from "vitest";
import type { CacheTag } from "../../src/server-context/request-context.ts";
import { createFunctionCache, type FunctionCache } from "./function-cache.ts";

/** Functions by their URL: what they answer, and the content kind of a public answer. */
let functions: Record<string, { answer: string; kind?: CacheTag; status?: number }>;
let asked: string[];
let answers: FunctionCache;

const origin = "https://www.example.com";
const headers = { accept: "application/json", "x-tsr-serverfn": "true" };

beforeEach(() => {
  asked = [];
  functions = {
    "/_serverFn/list": { answer: "list", kind: "article" },
    "/_serverFn/episodes": { answer: "episodes", kind: "episode" },
    "/_serverFn/mine": { answer: "mine" },
  };
  answers = createFunctionCache(async (request, { clientNetwork, cacheResponse }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search} for ${clientNetwork}`);
    const { answer = "", kind, status = 200 } = functions[pathname] ?? {};
    if (kind) cacheResponse?.(kind);
    return new Response(answer, {
      status,
      headers: { "Content-Type": "application/json", "X-Tss-Serialized": "true" },
    });
  });
});

const ask = (url: string, init: RequestInit = {}, from = "one") =>
  answers.answer(new Request(origin + url, { headers, ...init }), from);

/** The function is known to share what it says, and these questions were asked before. */
async function introduce(...urls: string[]) {
  for (const url of ["/_serverFn/list", "/_serverFn/episodes", ...urls]) await ask(url);
  // Once more, for the first time it was not known.
  for (const url of ["/_serverFn/list", "/_serverFn/episodes"]) await ask(url);
  asked = [];
}

test("a public answer requested again is computed once, and keeps every content header", async () => {
  await introduce("/_serverFn/list?payload=1");
  const first = await ask("/_serverFn/list?payload=1", {}, "one");
  const second = await ask("/_serverFn/list?payload=1", {}, "two");
  for (const response of [first, second]) {
    expect(await response.text()).toBe("list");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("x-tss-serialized")).toBe("true");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(asked).toEqual(["GET /_serverFn/list?payload=1 for null"]);
});

test("a private answer is computed for each visitor, even for concurrent requests", async () => {
  await ask("/_serverFn/mine");
  await Promise.all([ask("/_serverFn/mine", {}, "one"), ask("/_serverFn/mine", {}, "two")]);
  expect(asked).toHaveLength(3);
});

test("an answer that its function doesn't declare public this time is not cached", async () => {
  await introduce();
  delete functions["/_serverFn/list"]?.kind;
  await ask("/_serverFn/list?payload=search");
  await ask("/_serverFn/list?payload=search");
  await ask("/_serverFn/list?payload=search");
  expect(asked).toHaveLength(3);
});

test("a request in another format has its own entry, and a write is never answered from the cache", async () => {
  await introduce();
  await ask("/_serverFn/list");
  await ask("/_serverFn/list", { headers: { ...headers, accept: "text/plain" } });
  await ask("/_serverFn/list", { method: "POST" });
  expect(asked).toHaveLength(3);
});

test("an answer requested once is not cached", async () => {
  await introduce();
  for (const page of [2, 3, 4, 3]) await ask(`/_serverFn/list?payload=${page}`);
  expect(asked).toHaveLength(4);
  await ask("/_serverFn/list?payload=3");
  expect(asked).toHaveLength(4);
});

test("a URL longer than any of the site's own is not cached", async () => {
  await introduce();
  const long = `/_serverFn/list?payload=${"x".repeat(2_000)}`;
  for (let time = 1; time <= 3; time++) await ask(long);
  expect(asked).toHaveLength(3);
});

test("a change of articles invalidates answers about articles only", async () => {
  await introduce();
  await ask("/_serverFn/list");
  await ask("/_serverFn/episodes");
  functions["/_serverFn/list"] = { answer: "new list", kind: "article" };
  answers.invalidate("article");
  expect(await (await ask("/_serverFn/list")).text()).toBe("new list");
  expect(await (await ask("/_serverFn/episodes")).text()).toBe("episodes");
  expect(asked).toHaveLength(3);
});

test("a failure is not cached, and the last good answer is served instead", async () => {
  await introduce();
  await ask("/_serverFn/list");
  functions["/_serverFn/list"] = { answer: "the database did not answer", status: 500 };
  answers.invalidate("article");
  expect(await (await ask("/_serverFn/list")).text()).toBe("list");
  expect((await ask("/_serverFn/list?payload=other")).status).toBe(500);
  expect((await ask("/_serverFn/list?payload=other")).status).toBe(500);
});
