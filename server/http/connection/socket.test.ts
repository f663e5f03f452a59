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
