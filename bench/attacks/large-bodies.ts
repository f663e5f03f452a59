import { connect } from "node:net";
import { round } from "../table.ts";
import { type AttackedSite, counted, type Finding, networkOf, timed } from "./attack.ts";

const megabyte = 1024 * 1024;
const bodies = 16;
/** Megabytes that all bodies together may add to the resident memory, and milliseconds of any /livez meanwhile. */
const [maxAdded, maxLivezMs] = [100, 250];

type Door = { path: string; type: string; size: number; isChunked?: boolean; begins?: string };

const form = "application/x-www-form-urlencoded";
const json = "application/json";
const withPortrait = {
  path: "/podcast-registration",
  type: "multipart/form-data; boundary=b",
  begins:
    '--b\r\nContent-Disposition: form-data; name="portrait"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
};

const doors = (functionIds: readonly string[]): Door[] => [
  { path: "/contact", type: form, size: 8 * megabyte },
  { path: "/contact", type: form, size: 8 * megabyte, isChunked: true },
  { path: "/contact", type: form, size: 64 * 1024, begins: "a&".repeat(30_000) },
  { path: "/api/auth/sign-in/email", type: json, size: 8 * megabyte, begins: '{"email":"' },
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
    { path: `/_serverFn/${id}`, type: json, size: 8 * megabyte, begins: '{"t":{"t":9,"i":0,"a":[' },
    { path: `/_serverFn/${id}`, type: json, size: 2 * megabyte, isChunked: true },
  ]),
];

/** Sends one body and says what came back; 0 for a connection that was closed before an answer arrived. */
function sendBody(port: number, { path, type, size, isChunked, begins = "" }: Door, visitor: string): Promise<number> {
  const body = Buffer.alloc(size, "a");
  body.write(begins);
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
    // The site may close while the rest is on its way.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0));
    });
  });
}

/** Sends 16 bodies at once to each door that anyone can stand before, and looks at memory and /livez meanwhile. */
export async function attackWithBodies({ product, functions }: AttackedSite): Promise<Finding[]> {
  const ids = functions.filter(({ id }) => /^(?:storeArticle|requestHold|importSubscriberFile)$/.test(id));
  const findings: Finding[] = [];
  let visitor = 1_000_000;
  for (const door of doors(ids.map(({ id }) => id))) {
    const before = await product.memory();
    let [highest, slowest, isOver] = [before, 0, false];
    const watch = (async () => {
      while (!isOver) {
        const { milliseconds } = await timed(`${product.origin}/livez`, {});
        slowest = Math.max(slowest, milliseconds);
        highest = Math.max(highest, await product.memory());
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    const sent = Array.from({ length: bodies }, () => sendBody(product.port, door, networkOf(visitor++)));
    const statuses = await Promise.all(sent);
    isOver = true;
    await watch;
    const added = highest - before;
    const size = door.size >= megabyte ? `${door.size / megabyte} MB` : `${door.size / 1024} KB`;
    findings.push({
      tried: `${bodies} bodies of ${size} at once${door.isChunked ? ", without a length" : ""}: ${door.path}`,
      found: `${counted(statuses)}; ${round(added)} MB more; slowest /livez ${round(slowest)} ms`,
      held: added < maxAdded && slowest < maxLivezMs && statuses.every((status) => status < 500 || status === 503),
    });
  }
  return findings;
}
