import { spawn, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../tests/integration/support/free-port.ts";
import { type Figure, median, printFigures, printTable, round } from "./figures.ts";
import { type LoadResult, load } from "./load.ts";
import { type Product, registerProcess, startProduct } from "./product.ts";

/** The servers take turns, so that other load affects both. */
const rounds = 3;
const seconds = 2;
const connections = 10;

type Message = { body: Buffer; headers: string[] };

/** The compressed body; `fetch` would decode it. */
function read(port: number, url: string, headers: Record<string, string>): Promise<Message> {
  return new Promise((resolve, reject) => {
    get({ port, path: url, headers }, (response) => {
      buffer(response).then((body) => resolve({ body, headers: response.rawHeaders }), reject);
    }).once("error", reject);
  });
}

const ownHeaders = /^(?:date|connection|keep-alive|content-type|content-length|etag|last-modified)$/i;

function asDirectives(headers: readonly string[]): string {
  let directives = "";
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    if (!ownHeaders.test(name)) directives += `add_header ${name} ${JSON.stringify(value)}; `;
  }
  return directives;
}

async function startNginx(folder: string, files: ReadonlyMap<string, Buffer>, directives: string) {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const port = await freePort();
  await mkdir(path.join(folder, "temp"), { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/temp;`,
  );
  const configuration = path.join(folder, "nginx.conf");
  await writeFile(
    configuration,
    `${process.getuid?.() === 0 ? "user root; " : ""}worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; keepalive_requests 10000000; default_type text/html; sendfile on; tcp_nopush on; open_file_cache max=100;
${temporary.join(" ")} server { listen 127.0.0.1:${port}; root ${folder}; ${directives} } }`,
  );
  const child = spawn("nginx", ["-c", configuration, "-e", `${folder}/error.log`], { stdio: "inherit" });
  registerProcess(child);
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`);
    await pause(20);
  }
  return { port, stop: () => child.kill("SIGTERM") };
}

type RequestTarget = { port: number; path: string; headers?: Record<string, string> };

/** Median rates and p95 in milliseconds, after one unmeasured warm-up round. */
async function measureAlternately(servers: readonly RequestTarget[]) {
  const results = servers.map((): LoadResult[] => []);
  for (let n = 0; n <= rounds; n++) {
    for (const [index, { path: url, ...server }] of servers.entries()) {
      const result = await load({ ...server, path: () => url, connections, seconds });
      if (result.failed > 0) throw new Error(`${url} on port ${server.port} returns errors.`);
      if (n > 0) results[index]?.push(result);
    }
  }
  return results.map((runs) => ({
    rate: median(runs.map(({ rate }) => rate)),
    p95: median(runs.map(({ p95 }) => p95)),
  }));
}

async function measureCached({ port }: Product, folder: string, pages: readonly string[]): Promise<void> {
  const files = new Map<string, Buffer>();
  let directives = "";
  const comparisons: { label: string; file: string; target: RequestTarget }[] = [];
  for (const [index, page] of pages.entries()) {
    for (const encoding of ["identity", "br"]) {
      const target = { port, path: page, headers: { "Accept-Encoding": encoding } };
      // The first response precedes the compressed copy.
      await read(port, page, target.headers);
      await pause(500);
      const { body, headers } = await read(port, page, target.headers);
      const file = `${index}.${encoding}`;
      files.set(file, body);
      directives += `location = /${file} { ${asDirectives(headers)}} `;
      comparisons.push({ label: encoding === "br" ? `${page}, brotli` : page, file, target });
    }
  }
  const nginx = await startNginx(folder, files, directives);
  const figures: Figure[] = [];
  for (const { label, file, target } of comparisons) {
    const [site, baseline] = await measureAlternately([
      target,
      ...(nginx ? [{ port: nginx.port, path: `/${file}` }] : []),
    ]);
    figures.push({
      label: `${label}: ${round(site?.rate ?? Number.NaN)}/s, p95 ${round(site?.p95 ?? Number.NaN)} ms`,
      measured: (site?.rate ?? 0) / (baseline?.rate ?? Number.NaN),
      unit: "of the baseline",
      baseline: baseline ? `${round(baseline.rate)}/s by nginx` : "nginx is not installed",
    });
  }
  nginx?.stop();
  printFigures(`Cached pages against nginx with the same bytes and headers, ${connections} connections`, figures);
}

const fromNetwork = (network: string) => ({ "X-Forwarded-For": network });

const crowds: Readonly<Record<string, (n: number) => string>> = {
  searches: (n) => `/blog?search=crowd${n}`,
  "articles that don't exist": (n) => `/blog/crowd-${n}`,
};

/** Another visitor's wait while one has 20 connections and requests uncached pages. */
async function measureCrowds(port: number): Promise<void> {
  for (const [index, [label, crowd]] of Object.entries(crowds).entries()) {
    const visitor = { port, connections: 1, seconds: 5, headers: fromNetwork(`203.0.113.${index}`) };
    const [cached, rendered] = await Promise.all([
      load({ ...visitor, path: () => "/blog" }),
      load({ ...visitor, path: (n) => `/blog?search=other${index}${n}` }),
      load({ ...visitor, path: crowd, connections: 20, headers: fromNetwork(`198.51.100.${index}`) }),
    ]);
    printFigures(`One visitor with 20 connections of ${label}: p95 of another visitor`, [
      { label: "a cached page", measured: cached.p95, unit: "ms", atMost: 50 },
      { label: "a page rendered on request", measured: rendered.p95, unit: "ms", atMost: 300 },
    ]);
  }
}

export async function firstArticle(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/blog`)).text();
  const article = /href="(\/blog\/(?!category)[^"?#]+)"/.exec(list)?.[1];
  if (!article) throw new Error("The list shows no article.");
  return article;
}

export async function measurePages(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const pages = ["/", "/blog", await firstArticle(product.origin)];
  await measureCached(product, path.join(dataDir, "same-bytes"), pages);
  // Searches are never cached, and limited by network. The first run only warms up the JIT.
  const searches = {
    port: product.port,
    path: (n: number) => `/blog?search=e${n % 7}`,
    network: (n: number) => `198.51.100.${n % 250}`,
    connections: 4,
    seconds: 4,
  };
  await load(searches);
  const { rate, p95, failed } = await load(searches);
  if (failed > 0) throw new Error(`${failed} searches were rejected.`);
  const row = ["/blog?search=…", `${round(rate)}/s`, `${round(p95)} ms`];
  printTable("Rendering on request, 4 connections", ["page", "rate", "p95"], [row]);
  await measureCrowds(product.port);
  await product.stop();
}
