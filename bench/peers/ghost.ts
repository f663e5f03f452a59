import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort, remember } from "../product.ts";
import { type Peer, type Running, startProgram, stopAfter, type Text } from "./peer.ts";

/** The newest first: which one a machine can install depends on its Node.js and its compiler. GHOST_VERSION names one. */
const versions = process.env.GHOST_VERSION?.split(",") ?? ["6.65.0", "5.130.6"];
const owner = { name: "Owner", email: "owner@example.com", password: "a chart for every voyage" };

type PackageFile = { overrides?: Record<string, string> } & Record<string, unknown>;

/** Runs a program to its end. @throws Error with its first lines when it fails */
function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28 });
  if (status === 0) return;
  const lines = (error?.message ?? stderr).split("\n").filter((line) => line.trim() !== "");
  throw new Error(`${command} ${args[0]}: ${lines.slice(0, 3).join(" ")}`);
}

/** Unpacks a published package, without what it depends on. @returns its folder */
async function unpack(name: string, version: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  run("npm", ["pack", `${name}@${version}`, "--silent"], folder);
  run("tar", ["-xzf", `${name.replace(/^@/, "").replace("/", "-")}-${version}.tgz`], folder);
  return path.join(folder, "package");
}

/** What the standard theme loads from a delivery network: the versions nearest to those it names that every registry has. */
const scripts: Readonly<Record<string, string>> = { portal: "2.69.295", "sodo-search": "1.8.591" };

async function unpackScripts(): Promise<Peer["fileFrom"]> {
  const folder = path.resolve(".tmp/tools/ghost-scripts");
  for (const [name, version] of Object.entries(scripts)) {
    const into = path.join(folder, name, version);
    if (!existsSync(into)) await unpack(`@tryghost/${name}`, version, into);
  }
  return ({ pathname }) => {
    const [, name = "", file = ""] = /^\/ghost\/([\w-]+)@[^/]+\/umd\/([\w.-]+)$/.exec(pathname) ?? [];
    const version = scripts[name];
    return version && path.join(folder, name, version, "package/umd", file);
  };
}

async function install(version: string): Promise<string> {
  const folder = path.resolve(".tmp/tools", `ghost-${version}`);
  const program = path.join(folder, "package");
  const mark = path.join(folder, "installed");
  if (existsSync(mark)) return program;
  console.error(`Installing Ghost ${version} into ${path.relative(".", folder)} …`);
  await unpack("ghost", version, folder);
  const file = path.join(program, "package.json");
  const packed = JSON.parse(await readFile(file, "utf8")) as PackageFile;
  const { devDependencies: _, scripts: __, ...rest } = packed;
  // Its own version of it is not in every registry, and nothing that runs needs it.
  const overrides = { ...rest.overrides, "mock-knex": "0.4.13" };
  await writeFile(file, JSON.stringify({ ...rest, overrides }));
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  run("npm", ["install", "--omit=dev", "--legacy-peer-deps", ...quiet], program);
  await writeFile(mark, "");
  return program;
}

/** The text as one HTML card of Ghost's editor: the package that would convert it is optional and not always installed. */
function asDocument(html: string): string {
  const card = { type: "html", version: 1, html };
  return JSON.stringify({
    root: { type: "root", version: 1, direction: null, format: "", indent: 0, children: [card] },
  });
}

/** Makes the owner's account and publishes the texts, the way Ghost's own administration does it. */
async function fill({ origin }: Running, texts: readonly Text[]): Promise<string[]> {
  const api = `${origin}/ghost/api/admin`;
  const send = async (url: string, body: unknown, cookie = "") => {
    const answer = await fetch(api + url, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify(body),
    });
    if (answer.ok) return answer;
    const { errors = [] } = (await answer.json().catch(() => ({}))) as { errors?: { message: string }[] };
    throw new Error(`Ghost answers ${answer.status} to ${url}: ${errors[0]?.message}`);
  };
  await send("/authentication/setup/", { setup: [{ ...owner, blogTitle: "Bench" }] });
  const signIn = async () => {
    const answer = await send("/session/", { username: owner.email, password: owner.password });
    const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
    return cookies.join("; ");
  };
  // One that is made while Ghost is still starting is sometimes forgotten.
  let cookie = await signIn();
  for (let attempt = 0; attempt < 20; attempt++) {
    if ((await fetch(`${api}/users/me/`, { headers: { cookie, origin } })).ok) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
    cookie = await signIn();
  }
  const paths: string[] = [];
  for (const { title, html } of texts) {
    const made = await send("/posts/", { posts: [{ title, lexical: asDocument(html), status: "published" }] }, cookie);
    const { posts } = (await made.json()) as { posts: { url: string }[] };
    paths.push(new URL(posts[0]?.url ?? "/", origin).pathname);
  }
  return paths;
}

/**
 * Ghost with SQLite, in production mode, with the same texts in its standard theme.
 * @returns the peer, or the reason why there is none, in one line
 */
export async function prepareGhost(directory: string, texts: readonly Text[]): Promise<Peer | string> {
  const reasons: string[] = [];
  for (const version of versions) {
    try {
      const program = await install(version);
      const content = path.join(directory, `ghost-${version}`);
      for (const name of ["data", "logs", "images", "settings", "themes"]) {
        await mkdir(path.join(content, name), { recursive: true });
      }
      run("cp", ["-rL", path.join(program, "content/themes"), content], program);
      const start = async () => {
        const port = await freePort();
        const settings = {
          url: `http://localhost:${port}`,
          server__port: String(port),
          database__client: "sqlite3",
          database__connection__filename: path.join(content, "data/ghost.db"),
          database__useNullAsDefault: "true",
          paths__contentPath: content,
          logging__level: "error",
          logging__path: path.join(content, "logs"),
          mail__transport: "Direct",
          security__staffDeviceVerification: "false",
        };
        return startProgram(["index.js"], program, port, settings, remember);
      };
      const first = await start();
      const paths = await stopAfter(first, fill(first, texts));
      // Ghost searches in the browser, with an index of all posts.
      const pages = { home: "/", article: paths.at(-1) ?? "/", search: undefined };
      return { name: `Ghost ${version}`, pages, start, fileFrom: await unpackScripts() };
    } catch (error) {
      reasons.push(`${version}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return `Ghost cannot be compared here (${reasons.join("; ")})`;
}
