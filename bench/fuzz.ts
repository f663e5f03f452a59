import { connect } from "node:net";
import { type HostileRequest, hostileRequests, type TargetFunction } from "../tests/hostile/hostile-requests.ts";
import { accessTable } from "../tests/integration/access-table.ts";
import { builtFunctions } from "../tests/integration/support/server-functions.ts";
import { owner, signIn } from "./administrator.ts";
import { concurrency, type Finding } from "./attacks/attack.ts";
import { attackWithBodies } from "./attacks/large-bodies.ts";
import { attackAccounts } from "./attacks/locked-accounts.ts";
import { attackFunctions } from "./attacks/reference-bombs.ts";
import { attackSharedLimits } from "./attacks/shared-limits.ts";
import { flag, printTable, recordMiss } from "./figures.ts";
import { startProduct } from "./product.ts";
import { runConcurrently } from "./run-concurrently.ts";

export type Attack = { seed: number; count: number };

export type AttackSummary = {
  /** Number of responses by status; 0 is a connection closed without one. */
  statuses: Map<number, number>;
  /** Server faults: any 5xx except the page of a busy site. */
  faults: { request: HostileRequest; status: number; body: string }[];
};

const timeoutMs = 20_000;

const otherPaths =
  "/healthz /robots.txt /sitemap.xml /llms.txt /rss.xml /podcast.xml /media/none.mp3 /artwork/1.svg /artwork/1.png /covers/healthcare/1.svg /cards/blog/none.png /podcast/cover.png /podcasts/1.mp3 /downloads/ebook.pdf /downloads/ebook /assets/none.js /api/auth/sign-in/email /api/auth/get-session /api/auth/reset-password /api/admin/media /api/admin/uploads /_serverFn /admin /admin/articles/1 /login /login/forgot /login/reset /booking/none /guest-space/none /privacy/my-data /privacy/my-data/view /newsletter/confirm /newsletter/preferences /newsletter/unsubscribe /thank-you/contact /blog/category/Healthcare /blog/none /blog/none.md /guest/none /demo /strategy-call /schedule-interview /podcast-registration /contact";

/** Raw bytes, because every HTTP client normalises its requests. */
function rawBytes({ method, target, headers, body }: HostileRequest, host: string): Buffer {
  const payload = Buffer.from(body, "utf8");
  const hasHost = headers.some(([name]) => name === "Host");
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : [`Host: ${host}`]),
    "Connection: close",
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(payload.length > 0 || method === "POST" ? [`Content-Length: ${payload.length}`] : []),
    "",
    "",
  ];
  return Buffer.concat([Buffer.from(lines.join("\r\n"), "latin1"), payload]);
}

function send(port: number, request: HostileRequest): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(rawBytes(request, `localhost:${port}`)));
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString("latin1");
      const [head = "", ...rest] = text.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join("\r\n\r\n") });
    };
    const timer = setTimeout(() => {
      chunks.splice(0, chunks.length, Buffer.from("HTTP/1.1 599 no response\r\n\r\n"));
      finish();
    }, timeoutMs);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("close", finish);
    socket.once("error", finish);
  });
}

async function knownPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const sitemapPaths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = "/"]) => new URL(url).pathname);
  return [...new Set([...sitemapPaths, ...otherPaths.split(" ")])];
}

async function targetFunctions(): Promise<TargetFunction[]> {
  return Array.from(await builtFunctions(), ([name, id]) => {
    const { method, data } = accessTable[name] ?? { method: "GET" };
    return { id, method, data };
  });
}

/** A busy database has its own page; "unavailable" while the database is up hides a fault. */
const isIntended = (status: number, head: string) =>
  status === 503 && /^retry-after:/im.test(head) && !/^content-type: text\/html/im.test(head);

export async function attackProduct(dataDir: string, { seed, count }: Attack): Promise<AttackSummary> {
  const product = await startProduct(dataDir, owner);
  try {
    const { origin, port } = product;
    const [paths, functions, cookie] = await Promise.all([knownPaths(origin), targetFunctions(), signIn(product)]);
    const requests = hostileRequests({ paths, functions, host: `localhost:${port}`, cookie }, seed, count);
    const summary: AttackSummary = { statuses: new Map(), faults: [] };
    await runConcurrently(requests, concurrency, async (request) => {
      const { status, head, body } = await send(port, request);
      summary.statuses.set(status, (summary.statuses.get(status) ?? 0) + 1);
      if (status >= 500 && !isIntended(status, head)) summary.faults.push({ request, status, body });
    });
    const health = await fetch(`${origin}/healthz`);
    if (!health.ok) throw new Error(`After the attack the health check returns ${health.status}.`);
    return summary;
  } finally {
    await product.stop();
  }
}

export const reproducer = ({ request, status }: AttackSummary["faults"][number]): string =>
  `${status} ${JSON.stringify(request)}`;

/** Starts the built product on a directory of its own and repeats attacks that succeeded in the past. */
export async function attackFromOutside(dataDir: string): Promise<Finding[]> {
  const product = await startProduct(dataDir, owner);
  try {
    const site = { product, functions: await targetFunctions() };
    await product.waitUntilIdle();
    const findings = [
      ...(await attackWithBodies(site)),
      ...(await attackFunctions(site)),
      ...(await attackSharedLimits(site)),
      ...(await attackAccounts(site)),
    ];
    const alive = await fetch(`${product.origin}/livez`);
    return [...findings, { attack: "/livez afterwards", result: String(alive.status), isPrevented: alive.ok }];
  } finally {
    await product.stop();
  }
}

/** npm run bench fuzz -- --seed N --count N: exits with 1 on a server fault or a successful known attack. */
export async function measureAttack(dataDir: string): Promise<void> {
  const attack = { seed: flag("--seed", 20_261_122), count: flag("--count", 20_000) };
  const { statuses, faults } = await attackProduct(dataDir, attack);
  const rows = [...statuses].sort(([a], [b]) => a - b);
  printTable(
    `${attack.count} generated requests, seed ${attack.seed}`,
    ["Status", "Responses"],
    rows.map(([status, count]) => [status === 0 ? "closed without a response" : status, count]),
  );
  for (const fault of faults) recordMiss(`generated requests: ${reproducer(fault)}`);
  const findings = await attackFromOutside(dataDir);
  printTable(
    "Known attacks from outside",
    ["Attack", "Result", "Prevented"],
    findings.map(({ attack, result, isPrevented }) => [attack, result, isPrevented ? "yes" : "no"]),
  );
  for (const { attack, isPrevented } of findings) if (!isPrevented) recordMiss(attack);
}
