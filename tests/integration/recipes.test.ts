import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { readConfig } from "../../server/config/read-config.ts";
import { root } from "./fixtures/node-process.ts";
import { freePort } from "./support/free-port.ts";
import { installedProxies, nginx, recipe, startProxy } from "./support/recipe-proxies.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "recipes-"));
});
afterAll(() => rm(directory, { recursive: true }));

const variables = z.record(z.string(), z.string());
const site = z.object({ name: z.literal("site") });
const label = z.object({ "app.kubernetes.io/name": z.literal("site") });
const selector = z.object({ matchLabels: label });
const portName = z.enum(["http", "metrics"]);
const probe = (url: string) => z.object({ httpGet: z.object({ path: z.literal(url), port: z.literal("http") }) });
const containerSchema = z.object({
  ports: z.array(z.object({ name: portName, containerPort: z.int() })),
  envFrom: z.tuple([z.object({ configMapRef: site }), z.object({ secretRef: site })]),
  startupProbe: probe("/livez"),
  livenessProbe: probe("/livez"),
  readinessProbe: probe("/readyz"),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const podSchema = z.object({
  terminationGracePeriodSeconds: z.int(),
  containers: z.tuple([containerSchema]),
  volumes: z.array(z.object({ name: z.string(), emptyDir: z.object({ sizeLimit: z.string() }) })),
});
const templateSchema = z.object({ metadata: z.object({ labels: label }), spec: podSchema });
const entrySchema = z.object({ from: z.array(z.unknown()).nonempty(), ports: z.array(z.object({ port: portName })) });
const service = z.object({ name: z.literal("site"), port: z.object({ name: z.literal("http") }) });
const ruleSchema = z.object({ http: z.object({ paths: z.array(z.object({ backend: z.object({ service }) })) }) });

function kindOf<Fields extends z.ZodRawShape>(apiVersion: string, kind: string, fields: Fields) {
  return z.object({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata: site, ...fields });
}

/** Required fields of the manifest by path, and the names by which its objects refer to each other. */
const manifestSchema = z.tuple([
  kindOf("v1", "Secret", { stringData: variables }),
  kindOf("v1", "ConfigMap", { data: variables }),
  kindOf("apps/v1", "Deployment", { spec: z.object({ replicas: z.int(), selector, template: templateSchema }) }),
  kindOf("policy/v1", "PodDisruptionBudget", { spec: z.object({ minAvailable: z.int(), selector }) }),
  kindOf("networking.k8s.io/v1", "NetworkPolicy", {
    spec: z.object({ podSelector: selector, ingress: z.array(entrySchema) }),
  }),
  kindOf("v1", "Service", {
    spec: z.object({ selector: label, ports: z.array(z.object({ name: portName, targetPort: portName })) }),
  }),
  kindOf("networking.k8s.io/v1", "Ingress", { spec: z.object({ rules: z.array(ruleSchema) }) }),
]);

test("the Kubernetes manifest is consistent, admits visitors and monitoring, and configures backups", async () => {
  const objects = parseAllDocuments(await recipe("kubernetes.yaml")).map((document) => document.toJS() as unknown);
  const [secret, settings, deployment, , policy] = manifestSchema.parse(objects);
  const config = readConfig({ ...secret.stringData, ...settings.data });
  expect(config.backups.url).not.toBe(config.mediaUrl);
  expect(config.backups.url).toMatch(/^s3:/);
  const { containers, volumes } = deployment.spec.template.spec;
  const [{ ports, volumeMounts }] = containers;
  expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
  expect(policy.spec.ingress.flatMap((entry) => entry.ports.map(({ port }) => port))).toEqual(
    ports.map(({ name }) => name),
  );
});

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      logging: z.object({ options: z.object({ "max-size": z.string(), "max-file": z.string() }) }),
      mem_limit: z.string().regex(/^\d+[mg]$/),
      read_only: z.boolean().optional(),
      volumes: z.array(z.string()).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)]).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

test("the compose file is consistent, and limits logs and memory of each service", async () => {
  const { services, volumes } = composeSchema.parse(parse(await recipe("compose.yaml"), { merge: true }));
  for (const name of ["site-1", "site-2"]) {
    expect(services[name]?.read_only).toBe(true);
    expect(services[name]?.environment).toMatchObject({ METRICS_ADDRESS: "0.0.0.0:9464" });
  }
  for (const { depends_on, volumes: mounted } of Object.values(services)) {
    for (const dependency of depends_on) expect(services).toHaveProperty(dependency);
    for (const mount of mounted) {
      const [source = ""] = mount.split(":");
      if (source.startsWith("./")) expect(await recipe(source)).not.toBe("");
      else expect(volumes).toHaveProperty(source);
    }
  }
});

test("systemd delays the restart of a site that ended", async () => {
  for (const name of ["site.service", "site@.service"]) expect(await recipe(name)).toMatch(/^RestartSec=[1-9]\d*$/m);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
if (!hasSystemd) console.warn("systemd-analyze is not installed here: the unit files are not tested.");

test.skipIf(!hasSystemd)("systemd accepts the unit files and all their settings", async () => {
  const folder = await mkdtemp(path.join(directory, "units-"));
  /** Systemd's complaints about a unit, with folder and account replaced by this machine's. */
  async function complaints(name: string, instance: string, change = (text: string) => text): Promise<string> {
    const unit = (await recipe(name)).replaceAll("/srv/site/", `${root}/`).replace(/^User=.*\n/m, "");
    await writeFile(path.join(folder, name), change(unit));
    const { stdout, stderr } = spawnSync(
      "systemd-analyze",
      ["verify", "--recursive-errors=no", path.join(folder, instance)],
      { encoding: "utf8" },
    );
    // Other units of the machine may be faulty as well.
    const ownNames = [folder, name, instance];
    return `${stdout}${stderr}`
      .split("\n")
      .filter((line) => ownNames.some((part) => line.includes(part)))
      .join("\n");
  }
  expect(await complaints("site.service", "site.service")).toBe("");
  expect(await complaints("site@.service", "site@3001.service")).toBe("");
  const invalid = await complaints("site.service", "site.service", (text) => text.replace("=on-failure", "=sometimes"));
  expect(invalid).toContain("sometimes");
});

async function startServer(port: number, handle: RequestListener): Promise<Server> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

/** A fake replica of the site: reports that it is ready, and its name. */
const startReplica = (port: number, name: string): Promise<Server> =>
  startServer(port, (request, response) => {
    if (request.url === "/assets/new.js" && name === "old") return void response.writeHead(404).end();
    response.end(request.url === "/readyz" ? "ready" : name);
  });

function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}

test.each(installedProxies())("with $name a replica stops and starts without a failed request", async (proxy) => {
  const ports: [number, number] = [await freePort(), await freePort()];
  const replicas: [Server, Server] = [await startReplica(ports[0], "old"), await startReplica(ports[1], "new")];
  const { port, stop } = await startProxy(proxy, ports, directory);
  let isDone = false;
  onTestFinished(async () => {
    isDone = true;
    stop();
    await Promise.all(replicas.map(stopServer));
  });
  const request = (url = "/") => fetch(`http://127.0.0.1:${port}${url}`);
  const status = (url?: string) =>
    request(url)
      .then((response) => response.text().then(() => response.status))
      .catch(() => 0);
  await expect.poll(() => status()).toBe(200);

  const failed: number[] = [];
  let requestCount = 0;
  const load = Array.from({ length: 4 }, async () => {
    while (!isDone) {
      const response = await status();
      requestCount += 1;
      if (response !== 200) failed.push(response);
    }
  });
  for (const [index, name, otherName] of [
    [0, "old", "new"],
    [1, "new", "old"],
  ] as const) {
    await stopServer(replicas[index]);
    await expect.poll(async () => (await request()).text()).toBe(otherName);
    replicas[index] = await startReplica(ports[index], name);
    // Both replicas are known to be up again before the next one stops.
    const previousCount = requestCount;
    await expect.poll(() => requestCount).toBeGreaterThan(previousCount + 200);
  }
  isDone = true;
  await Promise.all(load);
  expect(failed).toEqual([]);
  expect(requestCount).toBeGreaterThan(400);
  if (proxy === nginx) expect(await status("/assets/new.js")).toBe(200);
});

/** How long a visitor waits for a response. */
const timeoutMs = 12_000;

/** Two fake replicas behind nginx; `handle` gets the port of the requested one. */
async function startBehindNginx(handle: (port: number, ...args: Parameters<RequestListener>) => void) {
  const ports: [number, number] = [await freePort(), await freePort()];
  const replicas = await Promise.all(ports.map((port) => startServer(port, (...args) => handle(port, ...args))));
  const { port, stop } = await startProxy(nginx, ports, directory);
  const stopReplicas = () => Promise.all(replicas.map(stopServer));
  onTestFinished(async () => {
    stop();
    await stopReplicas();
  });
  return { ports, origin: `http://127.0.0.1:${port}`, stopReplicas };
}

test.skipIf(!installedProxies().includes(nginx))(
  "nginx bypasses a hanging replica, repeats no form, and tries both when both hang",
  async () => {
    const requests: string[] = [];
    let hanging: number[] = [];
    const { ports, origin, stopReplicas } = await startBehindNginx((port, request, response) => {
      requests.push(`${request.method} ${request.url} ${port}`);
      request.resume();
      // Cached responses are served even without the database.
      if (hanging.includes(port) && request.url !== "/from-memory") return;
      request.on("end", () => response.end("served"));
    });
    const request = (
      url: string,
      { method = "GET", body, signal = AbortSignal.timeout(timeoutMs) }: RequestInit = {},
    ) =>
      fetch(origin + url, { method, body, signal }).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }));
    const send = (url: string, body: string) => request(url, { method: "POST", body });
    const times = (line: string) => requests.filter((entry) => entry.startsWith(line)).length;
    const served = { status: 200, text: "served" };
    await expect.poll(() => request("/ready").then(({ status }) => status, String)).toBe(200);
    const firstPort = Number(requests.at(-1)?.split(" ").at(-1));

    hanging = [firstPort];
    expect(await request("/page")).toEqual(served);
    // The first request waited for the hanging replica; later ones skip it, whatever they send.
    for (let attempt = 0; attempt < 5; attempt++) expect(await request("/next")).toEqual(served);
    expect(await send("/form", "name=Ada")).toEqual(served);
    expect(await send("/api/admin/media", "picture".repeat(20_000))).toEqual(served);
    expect(requests.filter((line) => line.endsWith(` ${firstPort}`) && !line.includes("/ready"))).toEqual([
      `GET /page ${firstPort}`,
    ]);

    hanging = ports;
    const leaving = new AbortController();
    const aborted = request("/looked-up", { signal: leaving.signal }).catch(() => "left");
    for (const replicaPort of ports)
      await expect.poll(() => requests, { timeout: timeoutMs }).toContain(`GET /looked-up ${replicaPort}`);
    // No replica is left in the upstream group with health checks.
    expect(await request("/from-memory")).toEqual(served);
    hanging = [];
    leaving.abort();
    expect(await aborted).toBe("left");
    expect(await send("/form-afterwards", "name=Ada")).toEqual(served);
    await stopReplicas();
    const unavailable = await request("/page");
    expect(unavailable.status).toBe(502);
    expect(unavailable.text).toContain("This page is not available at the moment");
    expect(times("POST /form ")).toBe(1);
    expect(times("POST /form-afterwards ")).toBe(1);
  },
);

test.skipIf(!installedProxies().includes(nginx))(
  "nginx sends forms and uploads to a replica that can store them, and read requests to either",
  async () => {
    const requests: string[] = [];
    let withoutDatabase: number[] = [];
    const { ports, origin } = await startBehindNginx((port, request, response) => {
      const isReading = request.method === "GET" && request.url !== "/readyz?writing";
      if (request.url !== "/readyz?writing") requests.push(`${request.method} ${port}`);
      request.resume();
      response.statusCode = withoutDatabase.includes(port) && !isReading ? 503 : 200;
      request.on("end", () => response.end("served"));
    });
    const request = (url: string, method = "GET") =>
      fetch(origin + url, { method, ...(method === "POST" && { body: "name=Ada" }) });
    await expect.poll(() => request("/page").then(({ status }) => status, String)).toBe(200);
    const firstPort = Number(requests.at(-1)?.split(" ").at(-1));
    const otherPort = ports.find((candidate) => candidate !== firstPort);

    withoutDatabase = [firstPort];
    requests.length = 0;
    for (const url of ["/contact", "/api/admin/media", "/contact"])
      expect((await request(url, "POST")).status).toBe(200);
    expect((await request("/page")).status).toBe(200);
    expect(requests).toEqual([...Array.from({ length: 3 }, () => `POST ${otherPort}`), `GET ${firstPort}`]);

    // Then the site itself reports that nothing was stored.
    withoutDatabase = ports;
    const responses = [await request("/contact", "POST"), await request("/api/admin/media", "POST")];
    expect(await Promise.all(responses.map(async (response) => [response.status, await response.text()]))).toEqual([
      [503, "served"],
      [503, "served"],
    ]);
  },
);
