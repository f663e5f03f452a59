import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "./socket.ts";

test("malformed HTTP gets a response with the site's security headers", async () => {
  const logger = { info: () => undefined };
  const site = { port: 0, host: "127.0.0.1", siteUrl: "https://www.example.com", logger };
  const socket = await listen(() => new Response("a page"), site);
  try {
    const client = connect(socket.port, "127.0.0.1");
    client.end("nonsense\r\n\r\n");
    const response = await text(client);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain("Strict-Transport-Security: max-age=31536000; includeSubDomains");
    expect(response).toContain("X-Content-Type-Options: nosniff");
    expect(response).toMatch(/Content-Security-Policy: .*frame-ancestors 'none'/);
  } finally {
    await socket.close();
  }
});

test("a request keeps the address of a client that left before it was handled", async () => {
  const logger = { info: () => undefined };
  const site = { port: 0, host: "127.0.0.1", siteUrl: "https://www.example.com", logger };
  const received = Promise.withResolvers<void>();
  const address = Promise.withResolvers<string | undefined>();
  const socket = await listen(async (_request, { incoming }) => {
    const left = once(incoming.socket, "close");
    received.resolve();
    await left;
    address.resolve(incoming.socket.remoteAddress);
    return new Response("a page");
  }, site);
  try {
    const client = connect(socket.port, "127.0.0.1");
    client.write("GET / HTTP/1.1\r\nHost: www.example.com\r\n\r\n");
    await received.promise;
    client.destroy();
    expect(await address.promise).toBe("127.0.0.1");
  } finally {
    await socket.close();
  }
});
