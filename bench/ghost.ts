import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../tests/integration/support/free-port.ts";
import { memoryOf, type Product, registerProcess, withCleanup } from "./product.ts";

/** Newest version that installs without a compiler. */
const version = "5.130.6";
const owner = { name: "Owner", email: "owner@example.com", password: "a chart for every voyage" };

export type Text = { title: string; html: string };

export type Running = Pick<Product, "port" | "origin" | "memory" | "stop" | "startedAfter">;

export type Peer = {
  name: string;
  article: string;
  start: () => Promise<Running>;
  /** Local copy of a file that pages load from another host, for machines without internet access. */
  fileFrom?: (url: URL) => string | undefined;
};

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28 });
  if (status === 0) return;
  const lines = (error?.message ?? stderr).split("\n").filter((line) => line.trim() !== "");
  throw new Error(`${command} ${args[0]}: ${lines.slice(0, 3).join(" ")}`);
}

async function unpack(name: string, version: string): Promise<string> {
  const folder = path.resolve(".tmp/tools", `${path.basename(name)}-${version}`);
  if (existsSync(path.join(folder, "package"))) return path.join(folder, "package");
  await mkdir(folder, { recursive: true });
  run("npm", ["pack", `${name}@${version}`, "--silent"], folder);
  run("tar", ["-xzf", `${name.replace(/^@/, "").replace("/", "-")}-${version}.tgz`], folder);
  return path.join(folder, "package");
}

/** Scripts that the default theme loads from a CDN: the nearest versions available in the registry. */
const scripts: Readonly<Record<string, string>> = { portal: "2.69.295", "sodo-search": "1.8.591" };

async function unpackScripts(): Promise<Peer["fileFrom"]> {
  const folders = new Map<string, string>();
  for (const [name, version] of Object.entries(scripts)) {
    folders.set(name, await unpack(`@tryghost/${name}`, version));
  }
  return ({ pathname }) => {
    const [, name = "", file = ""] = /^\/ghost\/([\w-]+)@[^/]+\/umd\/([\w.-]+)$/.exec(pathname) ?? [];
    const folder = folders.get(name);
    return folder && path.join(folder, "umd", file);
  };
}

async function install(): Promise<string> {
  const program = await unpack("ghost", version);
  const marker = path.join(program, "installed");
  if (existsSync(marker)) return program;
  console.error(`Installing Ghost ${version} into ${path.relative(".", program)} …`);
  const file = path.join(program, "package.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as { overrides?: object };
  // Ghost's pinned version is missing from some registries; it is not needed at run time.
  const overrides = { ...manifest.overrides, "mock-knex": "0.4.13" };
  await writeFile(file, JSON.stringify({ ...manifest, devDependencies: {}, scripts: {}, overrides }));
  run("npm", ["install", "--omit=dev", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"], program);
  await writeFile(marker, "");
  return program;
}

async function startGhost(program: string, content: string): Promise<Running> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["index.js"], {
    cwd: program,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      url: origin,
      server__port: String(port),
      database__client: "sqlite3",
      database__connection__filename: path.join(content, "data/ghost.db"),
      database__useNullAsDefault: "true",
      paths__contentPath: content,
      logging__level: "error",
      logging__path: path.join(content, "logs"),
      mail__transport: "Direct",
      security__staffDeviceVerification: "false",
    },
  });
  registerProcess(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while ((await fetch(origin).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`Ghost ended with code ${child.exitCode}`);
    await pause(10);
  }
  return {
    port,
    origin,
    startedAfter: performance.now() - startedAt,
    memory: () => memoryOf(child.pid, "VmRSS"),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Creates the owner's account and publishes the texts through Ghost's admin API. @returns the last one's path */
async function publishTexts({ origin }: Running, texts: readonly Text[]): Promise<string> {
  const api = `${origin}/ghost/api/admin`;
  const send = async (url: string, body: unknown, cookie = "") => {
    const response = await fetch(api + url, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify(body),
    });
    if (response.ok) return response;
    throw new Error(`Ghost returns ${response.status} for ${url}: ${(await response.text()).slice(0, 200)}`);
  };
  await send("/authentication/setup/", { setup: [{ ...owner, blogTitle: "Bench" }] });
  let cookie = "";
  // Sessions created while Ghost starts are sometimes lost.
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await send("/session/", { username: owner.email, password: owner.password });
    cookie = response.headers
      .getSetCookie()
      .map((value) => value.split(";")[0])
      .join("; ");
    if ((await fetch(`${api}/users/me/`, { headers: { cookie, origin } })).ok) break;
    await pause(500);
  }
  let last = "/";
  for (const { title, html } of texts) {
    // One HTML card: the package that would convert the text is optional.
    const card = { type: "html", version: 1, html };
    const root = { type: "root", version: 1, direction: null, format: "", indent: 0, children: [card] };
    const post = { title, lexical: JSON.stringify({ root }), status: "published" };
    const { posts } = (await (await send("/posts/", { posts: [post] }, cookie)).json()) as { posts: { url: string }[] };
    last = new URL(posts[0]?.url ?? "/", origin).pathname;
  }
  return last;
}

/** Ghost with the same texts in its default theme. @returns the peer, or a one-line reason why it is unavailable */
export async function prepareGhost(content: string, texts: readonly Text[]): Promise<Peer | string> {
  try {
    const program = await install();
    for (const name of ["data", "logs", "images", "settings", "themes"]) {
      await mkdir(path.join(content, name), { recursive: true });
    }
    run("cp", ["-rL", path.join(program, "content/themes"), content], program);
    const start = () => startGhost(program, content);
    const first = await start();
    const article = await withCleanup(publishTexts(first, texts), () => first.stop());
    return { name: `Ghost ${version}`, article, start, fileFrom: await unpackScripts() };
  } catch (error) {
    return `Ghost ${version} cannot be compared here: ${error instanceof Error ? error.message : String(error)}`;
  }
}
