import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { freePort } from "./support/free-port.ts";

const recipe = (name: string) => readFile(path.join(import.meta.dirname, "../../deploy", name), "utf8");
const isInstalled = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "recipes-"));
});
afterAll(() => rm(directory, { recursive: true }));

const objectSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const schemas: Record<string, () => Promise<unknown>> = {
  v1: () => import("kubernetes-models/v1"),
  "apps/v1": () => import("kubernetes-models/apps/v1"),
  "policy/v1": () => import("kubernetes-models/policy/v1"),
  "networking.k8s.io/v1": () => import("kubernetes-models/networking.k8s.io/v1"),
};
const moduleSchema = z.record(z.string(), z.unknown());
type Model = new (object: unknown) => { validate: () => void };

/** Compares an object with the schema of its kind. @throws with the place of the fault */
async function validate(object: unknown): Promise<void> {
  const { apiVersion, kind } = objectSchema.parse(object);
  const kinds = moduleSchema.parse(await schemas[apiVersion]?.());
  new (kinds[kind] as Model)(object).validate();
}

test("every object of the Kubernetes manifest follows the schema of its kind", async () => {
  const objects = parseAllDocuments(await recipe("kubernetes.yaml")).map((each) => each.toJS() as unknown);
  expect(objects.map((each) => objectSchema.parse(each).kind)).toEqual([
    "Secret",
    "ConfigMap",
    "Deployment",
    "PodDisruptionBudget",
    "Service",
    "Ingress",
  ]);
  for (const object of objects) await validate(object);
  const wrong = { apiVersion: "v1", kind: "Service", spec: { ports: [{ port: "eighty" }] } };
  await expect(validate(wrong)).rejects.toThrow();
});

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      read_only: z.boolean().optional(),
      volumes: z.array(z.string()).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)]).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

test("the compose file names what it has: services, volumes and files", async () => {
  const { services, volumes } = composeSchema.parse(parse(await recipe("compose.yaml"), { merge: true }));
  for (const name of ["site-1", "site-2"]) expect(services[name]?.read_only).toBe(true);
  for (const { depends_on, volumes: mounted } of Object.values(services)) {
    for (const other of depends_on) expect(services).toHaveProperty(other);
    for (const mount of mounted) {
      const [source = ""] = mount.split(":");
      if (source.startsWith("./")) expect(await recipe(source)).not.toBe("");
      else expect(volumes).toHaveProperty(source);
    }
  }
});

/** Stands for a copy of the site: says that it is ready, and its own name. */
async function startCopy(port: number, name: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === "/assets/new.js" && name === "old") return void response.writeHead(404).end();
    response.end(request.url === "/readyz" ? "ready" : name);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

function stopCopy(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}

type Proxy = { program: string; prepare: (ports: [number, number], port: number, folder: string) => Promise<string[]> };

const caddy: Proxy = {
  program: "caddy",
  async prepare(ports, port, folder) {
    const copies = ports.map((each) => `127.0.0.1:${each}`).join(" ");
    const text = (await recipe("Caddyfile"))
      .replace("{$SITE_HOST:www.example.com}", `http://127.0.0.1:${port}`)
      .replace("{$SITE_COPIES:127.0.0.1:3001 127.0.0.1:3002}", copies);
    expect(text).not.toContain("{$");
    await writeFile(path.join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${text}`);
    return ["run", "--adapter", "caddyfile", "--config", path.join(folder, "Caddyfile")];
  },
};

const nginx: Proxy = {
  program: "nginx",
  async prepare(ports, port, folder) {
    const text = (await recipe("nginx.conf"))
      .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, "")
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
      .replace(/^ *(?:listen \[::\]|ssl_certificate).*\n/gm, "")
      .replace("127.0.0.1:3001", `127.0.0.1:${ports[0]}`)
      .replace("127.0.0.1:3002", `127.0.0.1:${ports[1]}`);
    await mkdir(path.join(folder, "temp"));
    const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/temp;`).join(" ");
    const user = process.getuid?.() === 0 ? "user root; " : "";
    const head = `${user}daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}`;
    await writeFile(path.join(folder, "nginx.conf"), `${head}\nhttp { access_log off; ${temporary}\n${text} }\n`);
    return ["-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "error.log")];
  },
};

test.each([
  { name: "Caddyfile", proxy: caddy, isThere: isInstalled("caddy", "version") },
  { name: "nginx.conf", proxy: nginx, isThere: isInstalled("nginx", "-v") },
])("with $name a copy stops and starts without a failed request", async ({ name, proxy, isThere }) => {
  if (!isThere) {
    console.warn(`${proxy.program} is not installed here: ${name} is not tried.`);
    return;
  }
  const folder = await mkdtemp(path.join(directory, "proxy-"));
  const [port, first, second] = [await freePort(), await freePort(), await freePort()];
  const copies = [await startCopy(first, "old"), await startCopy(second, "new")] as [Server, Server];
  const words = await proxy.prepare([first, second], port, folder);
  const running = spawn(proxy.program, words, { stdio: "ignore", env: { ...process.env, HOME: folder } });
  let isOver = false;
  onTestFinished(async () => {
    isOver = true;
    running.kill("SIGTERM");
    await Promise.all(copies.map(stopCopy));
  });
  const ask = (url = "/") => fetch(`http://127.0.0.1:${port}${url}`);
  const status = (url?: string) =>
    ask(url)
      .then((answer) => answer.text().then(() => answer.status))
      .catch(() => 0);
  await expect.poll(() => status()).toBe(200);

  const failed: number[] = [];
  let asked = 0;
  const load = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const answer = await status();
      asked += 1;
      if (answer !== 200) failed.push(answer);
    }
  });
  for (const [index, [at, called]] of [
    [first, "old"],
    [second, "new"],
  ].entries() as Iterable<[0 | 1, [number, string]]>) {
    await stopCopy(copies[index]);
    const others = called === "old" ? "new" : "old";
    await expect.poll(async () => (await ask()).text()).toBe(others);
    copies[index] = await startCopy(at, called);
    // Both are known to be there again before the other one stops.
    const before = asked;
    await expect.poll(() => asked).toBeGreaterThan(before + 200);
  }
  isOver = true;
  await Promise.all(load);
  expect({ failed, isAsked: asked > 400 }).toEqual({ failed: [], isAsked: true });
  if (proxy === nginx) expect(await status("/assets/new.js")).toBe(200);
});
