import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, type Socket } from "../../server/http/connection/socket.ts";
import { defaultBodyBytes, maxParameters } from "../../server/http/request-body.ts";
import { defaultFunctionBytes, functionBodyLimits } from "../../server/http/server-functions.ts";
import { emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import { policyOf } from "../../src/match-route.ts";
import { pagePolicies, serverPolicies } from "../../src/route-policy.ts";
import { accessTable } from "./access-table.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";
import { createLogger } from "./support/built-site.ts";
import { decodeFailure, encodePayload } from "./support/server-functions.ts";

const root = path.resolve(import.meta.dirname, "../..");
let site: AdministeredSite;
let socket: Socket;
let visitors = 0;

beforeAll(async () => {
  site = await openAdministeredSite();
  const logger = createLogger("silent");
  socket = await listen(site.fetch, { port: 0, host: "127.0.0.1", siteUrl: site.siteUrl, logger });
});

afterAll(async () => {
  await socket.close();
  await site.close();
});

type RawPost = { path: string; headers?: readonly string[]; chunks?: readonly (string | Buffer)[]; visitor?: string };

/** Sends the headers of a POST, then the given part of its body, and reads until the server closes the connection. */
function post({
  path: target,
  headers = [],
  chunks = [],
  visitor,
}: RawPost): Promise<{ status: number; head: string }> {
  visitors += 1;
  const from = visitor ?? `10.0.${visitors >> 8}.${visitors & 255}`;
  const head = [
    `POST ${target} HTTP/1.1`,
    "Host: www.example.com",
    `Origin: ${site.siteUrl}`,
    `X-Forwarded-For: ${from}`,
    "X-Tsr-Serverfn: true",
    ...headers,
  ];
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const client = connect(socket.port, "127.0.0.1", () => {
      client.write(`${head.join("\r\n")}\r\n\r\n`);
      for (const chunk of chunks) client.write(chunk);
    });
    client.on("data", (chunk) => received.push(chunk));
    // The server may close the connection during the rest.
    client.on("error", () => undefined);
    client.on("close", () => {
      const text = Buffer.concat(received).toString("latin1");
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, head: text.slice(0, text.indexOf("\r\n\r\n")) });
    });
  });
}

const json = "Content-Type: application/json";
const urlEncoded = "Content-Type: application/x-www-form-urlencoded";

/** Public endpoints, and their limit in bytes. */
const endpoints: [string, string, number, number?][] = [
  ["/contact", urlEncoded, defaultBodyBytes],
  ["/guest-space/none", urlEncoded, defaultBodyBytes],
  ["/newsletter/unsubscribe", urlEncoded, defaultBodyBytes],
  ["/no-such-page", urlEncoded, defaultBodyBytes],
  ["/podcast-registration", "Content-Type: multipart/form-data; boundary=x", 6.25 * 1024 * 1024],
  ["/api/auth/sign-in/email", json, defaultBodyBytes],
  ["/api/auth/two-factor/verify-totp", json, defaultBodyBytes],
  ["/ask/answer", json, defaultBodyBytes],
  ["/mcp", json, defaultBodyBytes],
  ["/webhooks/email/mailgun", json, 256 * 1024],
  ["/_serverFn/requestHold", json, defaultFunctionBytes],
  ["/_serverFn/saveArticleDraft", json, defaultFunctionBytes, 401],
  ["/_serverFn/importSubscriberFile", json, defaultFunctionBytes, 401],
  ["/_serverFn/none", json, defaultFunctionBytes],
];

test.each(endpoints)(
  "an oversized body is rejected before it has arrived: %s",
  async (target, type, bytes, status = 413) => {
    // No body is sent: the server does not wait for it.
    const announced = await post({ path: target, headers: [type, `Content-Length: ${bytes + 1}`] });
    expect(announced.status).toBe(status);
    expect(announced.head).toMatch(/^connection: close$/im);
    // Its end is never sent.
    const chunk = Buffer.alloc(bytes + 1, "x");
    const size = `${chunk.length.toString(16)}\r\n`;
    const streamed = await post({ path: target, headers: [type, "Transfer-Encoding: chunked"], chunks: [size, chunk] });
    expect([0, 413]).toContain(streamed.status);
  },
);

test.each(endpoints)("a body within the limit is read: %s", async (target, type, bytes) => {
  const chunks = [Buffer.alloc(bytes, "x")];
  const body = await post({ path: target, headers: [type, `Content-Length: ${bytes}`, "Connection: close"], chunks });
  expect(body.status).toBeGreaterThanOrEqual(200);
  expect([413, 500]).not.toContain(body.status);
});

test("stalled forms with a file are displaced by others", async () => {
  const headers = ["Content-Type: multipart/form-data; boundary=x", "Content-Length: 6000000", "Connection: close"];
  const order: number[] = [];
  const stalled = Array.from({ length: 4 }, (_, index) => {
    const client = connect(socket.port, "127.0.0.1", () =>
      client.write(
        [
          "POST /podcast-registration HTTP/1.1",
          "Host: www.example.com",
          `Origin: ${site.siteUrl}`,
          `X-Forwarded-For: 10.9.0.${index}`,
          ...headers,
          "",
          "x",
        ].join("\r\n"),
      ),
    );
    client.on("error", () => undefined);
    return client.resume().on("close", () => order.push(index));
  });
  // A body without available memory is rejected at once.
  await expect.poll(() => order.length).toBe(2);
  const send = () => post({ path: "/podcast-registration", headers, chunks: [Buffer.alloc(6_000_000, "x")] });
  await expect.poll(async () => (await send()).status, { timeout: 10_000, interval: 500 }).not.toBe(503);
  expect(order.length).toBeGreaterThan(2);
  for (const client of stalled) client.destroy();
});

test("the owner stores a long text, and others are rejected earlier", async () => {
  const content = { ...emptyArticle, introduction: "x".repeat(300_000) };
  const data = { id: 0, base: "", content };
  for (const [person, status] of [
    ["administrator", 200],
    ["user", 413],
    ["anonymous", 413],
  ] as const) {
    const response = await site.call("saveArticleDraft", { method: "POST", data, person });
    expect(response.status, decodeFailure(await response.text())).toBe(status);
  }
});

test("a form has at most 200 parameters, however encoded", async () => {
  const send = (type: string, body: string) =>
    post({
      path: "/contact",
      headers: [`Content-Type: ${type}`, `Content-Length: ${body.length}`, "Connection: close"],
      chunks: [body],
    });
  const encoded = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join("&");
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const multipart = (count: number) => `${part.repeat(count)}--b--\r\n`;
  expect((await send("application/x-www-form-urlencoded", encoded(maxParameters + 2))).status).toBe(413);
  expect((await send("multipart/form-data; boundary=b", multipart(maxParameters + 1))).status).toBe(413);
  expect((await send('multipart/form-data; boundary="b"', multipart(maxParameters + 1))).status).toBe(413);
  for (const body of [
    await send("application/x-www-form-urlencoded", encoded(maxParameters)),
    await send("multipart/form-data; boundary=b", multipart(maxParameters - 1)),
  ])
    expect([400, 422]).toContain(body.status);
});

test("a file is accepted only by a form that asks for one", async () => {
  const body = '--b\r\nContent-Disposition: form-data; name="portrait"; filename="me.jpg"\r\n\r\npicture\r\n--b--\r\n';
  const headers = [
    "Content-Type: multipart/form-data; boundary=b",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  expect((await post({ path: "/contact", headers, chunks: [body] })).status).toBe(415);
  expect((await post({ path: "/podcast-registration", headers, chunks: [body] })).status).toBe(422);
});

test("every function with a larger limit exists, is called by POST and is admin-only", () => {
  for (const [name, bytes] of Object.entries(functionBodyLimits)) {
    expect(accessTable[name], name).toMatchObject({ who: "administrators", method: "POST" });
    expect(bytes).toBeGreaterThan(defaultFunctionBytes);
  }
});

test("the access table's input is within each function's limit", () => {
  for (const [name, { data }] of Object.entries(accessTable))
    expect(encodePayload(data).length, name).toBeLessThan(functionBodyLimits[name] ?? defaultFunctionBytes);
});

test("the document of body limits has a row for every limit in the code", async () => {
  const text = await readFile(path.join(root, "docs", "security", "body-limits.md"), "utf8");
  const size = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / (1024 * 1024)} MB`);
  const rows = [
    `| every other body | ${size(defaultBodyBytes)} |`,
    `| every other server function | ${size(defaultFunctionBytes)} |`,
    ...Object.entries(functionBodyLimits).map(([name, bytes]) => `| \`${name}\` | ${size(bytes)} |`),
    ...[...Object.keys(pagePolicies), ...Object.keys(serverPolicies)].flatMap((route) => {
      const { maxBodyBytes } = policyOf(route);
      return maxBodyBytes ? [`| \`${route}\` | ${size(maxBodyBytes)} |`] : [];
    }),
  ];
  for (const row of rows) expect(text).toContain(row);
  expect(text.match(/^\| `\w+` \|/gm)?.length).toBe(Object.keys(functionBodyLimits).length);
});
