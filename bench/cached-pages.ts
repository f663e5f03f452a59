import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { nodeOptions } from "../scripts/node-options.ts";
import { type Figure, printFigures } from "./figures.ts";
import { type LoadResult, load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { freePort, type Product, remember } from "./product.ts";
import { median, round } from "./table.ts";

/** Each server in turn, so that what else the machine does is shared by all. */
const rounds = 3;
const seconds = 2;

/** What the engine leaves to the product of the rate of its own HTTP server. */
const atLeastOfEngine = 0.85;

type Message = { body: Buffer; headers: string[] };

/** The answer as it travels, for `fetch` would unpack it. */
function read(port: number, url: string, headers: Record<string, string>): Promise<Message> {
  return new Promise((resolve, reject) => {
    get({ port, path: url, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ body, headers: answer.rawHeaders }), reject);
    }).once("error", reject);
  });
}

/** What a server writes by itself: into each answer, or for each connection. */
const ownHeaders = new Set(["date", "connection", "keep-alive"]);

/** Names and values in turn, without those that these leave out. */
const without = (headers: readonly string[], names: ReadonlySet<string>) =>
  headers.filter((_, index) => !names.has((headers[index - (index % 2)] ?? "").toLowerCase()));

/** What nginx finds out about a file by itself. */
const fileHeaders = new Set([...ownHeaders, "content-type", "content-length", "etag", "last-modified"]);

/** Headers in the words of nginx's configuration. */
function asDirectives(headers: readonly string[]): string {
  const lines = without(headers, fileHeaders).map((part, index) =>
    index % 2 === 0 ? `add_header ${part}` : ` ${JSON.stringify(part)}; `,
  );
  return lines.join("");
}

type Server = { name: string; port: number; path: string; headers?: Record<string, string> };

/**
 * Median of each server's rates, and the answers' p95 in milliseconds, asked in turn. A round before them is not measured: what is
 * asked for first in the life of a process, or of a page, is answered by code that has not been optimised.
 */
async function inTurn(servers: readonly Server[], connections: number) {
  const results = new Map<string, LoadResult[]>();
  for (let n = 0; n <= rounds; n++) {
    for (const { name, port, path, headers } of servers) {
      const result = await load({ port, path: () => path, connections, seconds, ...(headers && { headers }) });
      if (result.failed > 0) throw new Error(`${name} does not serve the same bytes: its answers are errors.`);
      if (n > 0) results.set(name, [...(results.get(name) ?? []), result]);
    }
  }
  return (name: string, what: "rate" | "p95") => median((results.get(name) ?? []).map((result) => result[what]));
}

/** Starts the bare server of `bare-server.ts` on a folder. */
async function startBare(folder: string): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...nodeOptions("start"), path.join(import.meta.dirname, "bare-server.ts"), folder, String(port)],
    { stdio: "inherit" },
  );
  remember(child);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The bare server ended with code ${child.exitCode}.`);
    if (await fetch(`http://127.0.0.1:${port}/0.html`).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    stop: () => {
      child.kill("SIGTERM");
    },
  };
}

/** Cached pages of a running product against nginx and Node's own HTTP server with the same bytes and headers. */
export async function measureCachedPages(product: Product, dataDir: string, pages: readonly string[]): Promise<void> {
  const folder = path.join(dataDir, "same-bytes");
  await mkdir(folder, { recursive: true });
  const files = new Map<string, Buffer>();
  const directives: string[] = [];
  const forms: { ending: string; headers: Record<string, string> }[] = [
    { ending: "html", headers: {} },
    { ending: "br", headers: { "Accept-Encoding": "br" } },
  ];
  const compared: { page: string; file: string; headers: Record<string, string> }[] = [];
  for (const [index, page] of pages.entries()) {
    for (const { ending, headers } of forms) {
      // The first answer comes before its compressed copy is there.
      await read(product.port, page, headers);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const { body, headers: sent } = await read(product.port, page, headers);
      const file = `${index}.${ending}`;
      files.set(file, body);
      directives.push(`location = /${file} { ${asDirectives(sent)}}`);
      await writeFile(path.join(folder, file), body);
      await writeFile(path.join(folder, `${file}.json`), JSON.stringify(without(sent, ownHeaders)));
      compared.push({ page, file, headers });
    }
  }
  const nginx = await startNginx(folder, files, directives.join("\n"));
  const bare = await startBare(folder);
  const againstNginx: Figure[] = [];
  const againstEngine: Figure[] = [];
  for (const { page, file, headers } of compared) {
    for (const connections of [10, 20]) {
      const of = await inTurn(
        [
          { name: "product", port: product.port, path: page, headers },
          ...(nginx ? [{ name: "nginx", port: nginx.port, path: `/${file}` }] : []),
          { name: "node:http", port: bare.port, path: `/${file}` },
        ],
        connections,
      );
      const cached = of("product", "rate");
      const form = file.endsWith(".br") ? ", brotli" : "";
      const what = `${page}, ${connections} connections${form}: ${round(cached)}/s, p95 ${round(of("product", "p95"))} ms`;
      againstNginx.push({
        what,
        measured: nginx ? cached / of("nginx", "rate") : Number.NaN,
        unit: "of the baseline",
        ...(nginx && { atLeast: 0.7 }),
        baseline: nginx
          ? `${round(of("nginx", "rate"))}/s by nginx, of which node:http makes ${round(of("node:http", "rate") / of("nginx", "rate"))}`
          : "nginx is not installed",
      });
      againstEngine.push({
        what,
        measured: cached / of("node:http", "rate"),
        unit: "of the baseline",
        atLeast: atLeastOfEngine,
        baseline: `${round(of("node:http", "rate"))}/s by node:http`,
      });
    }
  }
  nginx?.stop();
  bare.stop();
  printFigures("Cached pages against nginx with the same bytes and headers", againstNginx);
  printFigures("Cached pages against Node's bare HTTP server with the same bytes and headers", againstEngine);
}
