import { Hono } from "hono";
import { expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { createLogger } from "../logger.ts";
import { createBodyGuard } from "./body-guard.ts";
import { createTargetHandler, type RequestEnv } from "./connection/target-handler.ts";

const siteUrl = "https://www.example.com";

test("a network over its limit is rejected before its body is read or its input decoded", async () => {
  let network = "203.0.113.9";
  const app = new Hono<RequestEnv>();
  app.use(
    createBodyGuard({
      siteUrl,
      readSession: async () => null,
      formOrigins: [],
      clientNetwork: () => network,
      site: () => defaultSite,
    }),
  );
  app.all("*", () => new Response("reached"));
  const { wrap } = createTargetHandler({ siteUrl, logger: createLogger("silent") });
  const request = (path: string, init?: RequestInit) => wrap(app.fetch)(new Request(siteUrl + path, init));

  let chunksRead = 0;
  const post = () => {
    const body = new ReadableStream(
      {
        pull(controller) {
          chunksRead += 1;
          controller.enqueue(new Uint8Array(10));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return request("/contact", {
      method: "POST",
      headers: { origin: siteUrl },
      body,
      duplex: "half",
    } as RequestInit);
  };
  const call = () => request("/_serverFn/fetchArticles?payload=%7B");

  expect((await post()).status).toBe(200);
  expect(chunksRead).toBe(1);
  expect((await call()).status).toBe(200);
  let limited = await call();
  for (let count = 0; count < 4_000 && limited.status !== 429; count++) limited = await call();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);

  const response = await post();
  expect([response.status, response.headers.get("connection")]).toEqual([429, "close"]);
  expect(chunksRead).toBe(1);
  // GET requests have no body; other networks have their own limit.
  expect((await request("/contact")).status).toBe(200);
  network = "203.0.113.10";
  expect((await post()).status).toBe(200);
});
