import { afterEach, beforeEach, expect, test } from "vitest";
import { listen, type Socket } from "../http/connection/socket.ts";
import { createLogger } from "../logger.ts";
import { createResponseCache } from "./response-cache.ts";
import { createCacheResponder } from "./serve-from-cache.ts";

const pages = createResponseCache();
let socket: Socket;
let asked: string[];

beforeEach(async () => {
  asked = [];
  const finished = {
    status: 200,
    headers: { "Content-Type": "text/html; charset=utf-8" },
    body: Buffer.from("<p>page</p>"),
  };
  await pages.serve("/blog", async () => finished);
  const markdown = { ...finished, headers: { "Content-Type": "text/markdown" }, body: Buffer.from("# article") };
  await pages.serve("/blog/slug", async () => finished);
  await pages.serve("/blog/slug.md", async () => markdown);
  const site = { siteUrl: "https://www.example.com", logger: createLogger("silent") };
  const shortcut = createCacheResponder({ ...site, pages });
  const application = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Response("from the application");
  };
  socket = await listen(application, { ...site, port: 0, host: "127.0.0.1" }, shortcut);
});
afterEach(() => socket.close());

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${socket.port}${path}`, init);

test("a cached page is answered without the application, with all headers", async () => {
  const response = await ask("/blog");
  expect(await response.text()).toBe("<p>page</p>");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("strict-transport-security")).toContain("max-age");
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked).toEqual([]);
});

test("a cached page is answered with 304 when unchanged, and without a body to HEAD", async () => {
  const etag = (await ask("/blog")).headers.get("etag") ?? "";
  const again = await ask("/blog", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  const head = await ask("/blog", { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe("11");
  expect(asked).toEqual([]);
});

test.each([
  [undefined, "text/html; charset=utf-8"],
  ["text/html,application/xhtml+xml,*/*;q=0.8", "text/html; charset=utf-8"],
  ["text/markdown", "text/markdown"],
  ["text/markdown, */*;q=0.1", "text/markdown"],
  ["text/html;q=0.5, text/markdown;q=0.9", "text/markdown"],
  ["text/html, text/markdown;q=0.9", "text/html; charset=utf-8"],
])("a cached article with Accept %s is answered as %s", async (accept, type) => {
  const response = await ask("/blog/slug", accept === undefined ? {} : { headers: { accept } });
  expect(response.headers.get("content-type")).toBe(type);
  expect(asked).toEqual([]);
});

test("uncached requests reach the application: other pages, other methods, stale pages", async () => {
  await ask("/about");
  await ask("/blog?search=ward");
  await ask("/blog", { method: "POST" });
  pages.invalidate("article");
  await ask("/blog");
  expect(asked).toEqual(["/about", "/blog", "/blog", "/blog"]);
});
