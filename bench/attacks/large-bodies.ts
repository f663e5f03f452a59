import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { round } from "../figures.ts";
import { type AttackedSite, countValues, type Finding, networkOf } from "./attack.ts";

const megabyte = 1024 * 1024;
const bodies = 16;
/** Limits: megabytes of resident memory added by all bodies together, and milliseconds of any /livez meanwhile. */
const [maxAdded, maxLivezMs] = [100, 250];

type Endpoint = { path: string; type: string; size: number; isChunked?: boolean; prefix?: string };

const form = "application/x-www-form-urlencoded";
const json = "application/json";
const withPortrait = {
  path: "/podcast-registration",
  type: "multipart/form-data; boundary=b",
  prefix:
    '--b\r\nContent-Disposition: form-data; name="portrait"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
};

const endpoints = (functionIds: readonly string[]): Endpoint[] => [
  { path: "/contact", type: form, size: 8 * megabyte },
  { path: "/contact", type: form, size: 8 * megabyte, isChunked: true },
  { path: "/contact", type: form, size: 64 * 1024, prefix: "a&".repeat(30_000) },
  { path: "/api/auth/sign-in/email", type: json, size: 8 * megabyte, prefix: '{"email":"' },
  { path: "/api/auth/sign-in/email", type: json, size: 8 * megabyte, isChunked: true },
  { path: "/mcp", type: json, size: 8 * megabyte },
  { path: "/ask/answer", type: json, size: 8 * megabyte, isChunked: true },
  { path: "/webhooks/email/mailgun", type: json, size: 8 * megabyte, isChunked: true },
  { path: "/api/admin/media", type: "image/png", size: 8 * megabyte },
  { path: "/no-such-page", type: form, size: 8 * megabyte },
  { ...withPortrait, size: 8 * megabyte },
  { ...withPortrait, size: 8 * megabyte, isChunked: true },
  { ...withPortrait, size: 6 * megabyte },
  ...functionIds.flatMap((id) => [
    { path: `/_serverFn/${id}`, type: json, size: 8 * megabyte, prefix: '{"t":{"t":9,"i":0,"a":[' },
    { path: `/_serverFn/${id}`, type: json, size: 2 * megabyte, isChunked: true },
  ]),
];

function sendBody(
  port: number,
  { path, type, size, isChunked }: Endpoint,
  body: Buffer,
  visitor: string,
): Promise<number> {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    `X-Forwarded-For: ${visitor}`,
    "X-Tsr-Serverfn: true",
    `Content-Type: ${type}`,
    isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${size}`,
    "Connection: close",
  ];
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`${head.join("\r\n")}\r\n\r\n${isChunked ? `${size.toString(16)}\r\n` : ""}`);
      socket.write(body);
      if (isChunked) socket.write("\r\n0\r\n\r\n");
    });
    const timer = setTimeout(() => socket.destroy(), 60_000);
    socket.on("data", (chunk: Buffer) => {
      text ||= chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0));
    });
  });
}

/** Polls /livez; the returned function stops it and returns the milliseconds of the slowest response. */
function watchLivez(origin: string): () => Promise<number> {
  const probe = new Worker(new URL("./livez-probe.ts", import.meta.url), { workerData: `${origin}/livez` });
  return async () => {
    const message = once(probe, "message");
    probe.postMessage("end");
    return Number((await message)[0]);
  };
}

/** Sends 16 bodies at once to each public endpoint, and watches memory and /livez meanwhile. */
export async function attackWithBodies({ product, functions }: AttackedSite): Promise<Finding[]> {
  const ids = functions.filter(({ id }) => /^(?:storeArticle|requestHold|importSubscriberFile)$/.test(id));
  const stopIdle = watchLivez(product.origin);
  await pause(3_000);
  const idle = await stopIdle();
  const result = `slowest in three seconds ${round(idle)} ms`;
  const findings: Finding[] = [{ attack: "/livez while nothing is sent", result, isPrevented: idle < maxLivezMs }];
  let visitor = 1_000_000;
  for (const endpoint of endpoints(ids.map(({ id }) => id))) {
    const body = Buffer.alloc(endpoint.size, "a");
    body.write(endpoint.prefix ?? "");
    const baseline = await product.memory();
    let [highest, isDone] = [baseline, false];
    const stopWatching = watchLivez(product.origin);
    const watch = (async () => {
      while (!isDone) {
        highest = Math.max(highest, await product.memory());
        await pause(10);
      }
    })();
    const requests = Array.from({ length: bodies }, () => sendBody(product.port, endpoint, body, networkOf(visitor++)));
    const statuses = await Promise.all(requests);
    isDone = true;
    const [slowest] = await Promise.all([stopWatching(), watch]);
    const added = highest - baseline;
    const size = endpoint.size >= megabyte ? `${endpoint.size / megabyte} MB` : `${endpoint.size / 1024} KB`;
    findings.push({
      attack: `${bodies} bodies of ${size} at once${endpoint.isChunked ? ", without a length" : ""}: ${endpoint.path}`,
      result: `${countValues(statuses)}; ${round(added)} MB more; slowest /livez ${round(slowest)} ms`,
      isPrevented:
        added < maxAdded && slowest < maxLivezMs && statuses.every((status) => status < 500 || status === 503),
    });
  }
  return findings;
}
