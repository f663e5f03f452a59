import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/database/open-database.ts";
import { downloadPurpose } from "../../src/features/leads/download.ts";
import { signLink } from "../../src/server-context/signed-link.ts";
import { openPort, startNode } from "./fixtures/node-process.ts";
import { createProgram } from "./support/mcp-program.ts";
import { findPostgresBinaries } from "./support/postgres-cluster.ts";
import { createMigratedOnServer, createOnServer } from "./support/postgres-server.ts";
import { installedProxies, nginx, startProxy } from "./support/recipe-proxies.ts";
import { builtFunctions, encodePayload } from "./support/server-functions.ts";
import { siteAccountVariables } from "./support/site-account.ts";
import { runHere, startHere } from "./support/site-here.ts";
import { startSmallProxy } from "./support/small-proxy.ts";

const programs = findPostgresBinaries();
if (!programs) console.warn("PostgreSQL is not installed here: the tests of several replicas are skipped.");

const siteUrl = "http://site.example";
/** How long a visitor waits for a response. */
const timeoutMs = 12_000;
const administrator = { email: "owner@example.com", password: "a chart for every voyage" };

describe.skipIf(!programs)("several replicas on one database", () => {
  let directory: string;
  let databaseUrl: string;
  let secret: string;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "replicas-"));
  });
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true, maxRetries: 10 });
  });
  beforeEach(async () => {
    databaseUrl = await createMigratedOnServer();
    secret = randomBytes(32).toString("base64url");
  });

  /** The environment of a replica with its own folder. */
  const environmentOf = (changes: Record<string, string> = {}) => ({
    NODE_ENV: "production",
    DATA_DIR: path.join(directory, randomUUID().slice(0, 8)),
    ...siteAccountVariables(databaseUrl),
    SITE_URL: siteUrl,
    SITE_SECRET: secret,
    SAMPLE_CONTENT: "none",
    PORT: "0",
    LOG_LEVEL: "silent",
    ...changes,
  });

  const requestAt =
    (port: number) =>
    (url: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${url}`, { redirect: "manual", ...init });

  async function startReplica(changes: Record<string, string> = {}) {
    const replica = startHere(environmentOf(changes));
    const port = await replica.port;
    return { ...replica, port, request: requestAt(port) };
  }
  type Replica = Pick<Awaited<ReturnType<typeof startReplica>>, "port" | "request">;

  /** For failures that only a process can have. */
  async function startProcess(changes: Record<string, string> = {}) {
    const replica = startNode(["server/main.ts"], environmentOf(changes));
    const port = await openPort(replica);
    return { ...replica, port, request: requestAt(port) };
  }

  const isReady = ({ request }: Pick<Replica, "request">) =>
    request("/readyz").then(
      ({ status }) => status === 200,
      () => false,
    );

  const withAdministrator = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };

  const signIn = ({ request }: Replica, password = administrator.password) =>
    request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json", origin: siteUrl },
      body: JSON.stringify({ email: administrator.email, password }),
    });

  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");

  const sessionAt = async ({ request }: Replica, cookie: string) =>
    (await (await request("/api/auth/get-session", { headers: { cookie } })).json()) as {
      user: { email: string };
    } | null;

  const downloadLink = (key: string) =>
    `/downloads/ebook.pdf?token=${signLink(key, { purpose: downloadPurpose("ebook"), subject: "x", expiresAt: new Date(Date.now() + 3_600_000) })}`;

  test("all start together on an empty database, and seed it once", async () => {
    databaseUrl = await createOnServer();
    const changes = { ...withAdministrator, SAMPLE_CONTENT: "demo" };
    const replicas = await Promise.all([startReplica(changes), startReplica(changes), startReplica(changes)]);
    for (const replica of replicas) {
      const feed = (await (await replica.request("/feed.json")).json()) as { items: unknown[] };
      expect(feed.items).toHaveLength(20);
      expect((await signIn(replica)).status).toBe(200);
    }
    const database = await openDatabase({ dataDir: directory, databaseUrl });
    onTestFinished(() => database.close());
    expect(await database.db.selectFrom("auth_users").select("email").execute()).toHaveLength(1);
  });

  test("share sessions, signed links and the count of failed sign-ins", async () => {
    const [first, second] = await Promise.all([startReplica(withAdministrator), startReplica(withAdministrator)]);
    const cookie = cookieOf(await signIn(first));
    expect((await sessionAt(second, cookie))?.user.email).toBe(administrator.email);
    for (const replica of [first, second]) {
      const response = await replica.request(downloadLink(secret));
      expect({ status: response.status, type: response.headers.get("content-type") }).toEqual({
        status: 200,
        type: "application/pdf",
      });
      await response.body?.cancel();
    }
    for (const replica of [first, second, first, second, first]) {
      expect((await signIn(replica, "not the password")).status).toBe(401);
    }
    for (const replica of [first, second]) expect((await signIn(replica)).status).toBe(429);
  });

  test("share an assistant's connection, and end it everywhere at once", async () => {
    const replicas = await Promise.all([startReplica(withAdministrator), startReplica(withAdministrator)]);
    const [first, second] = replicas;
    const functions = await builtFunctions();
    const cookie = cookieOf(await signIn(first));
    const callAt = ({ request }: Replica, name: string, data: unknown) =>
      request(`/_serverFn/${functions.get(name)}`, {
        method: "POST",
        headers: { origin: siteUrl, "content-type": "application/json", "x-tsr-serverFn": "true", cookie },
        body: encodePayload(data),
      });
    let requests = 0;
    const atEachInTurn = (url: string | URL, init?: RequestInit) => {
      requests += 1;
      const { pathname, search } = new URL(url);
      return (requests % 2 ? first : second).request(pathname + search, init);
    };
    const program = createProgram({ endpoint: new URL("/mcp/owner", siteUrl), fetch: atEachInTurn, name: "Claude" });
    const transport = program.open();
    await expect(new Client({ name: "test", version: "1" }).connect(transport)).rejects.toThrow(UnauthorizedError);
    const { consentUrl, client: { client_id: clientId } = { client_id: "" } } = program.state;
    expect((await callAt(second, "allowAssistant", { clientId, scopes: ["read"] })).status).toBe(200);
    consentUrl?.searchParams.set("scope", "read offline_access");
    const consent = await first.request(`${consentUrl?.pathname}${consentUrl?.search}`, { headers: { cookie } });
    // A script receives the redirect target in the body; only a browser's navigation is redirected.
    const { url: redirectUrl } = (await consent.json()) as { url: string };
    await transport.finishAuth(new URL(redirectUrl).searchParams.get("code") ?? "");
    const client = new Client({ name: "test", version: "1" });
    await client.connect(program.open());
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("find");

    const listAt = ({ request }: Replica) =>
      request("/mcp/owner", {
        method: "POST",
        headers: {
          authorization: `Bearer ${program.state.tokens?.access_token}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      }).then(({ status }) => status);
    expect(await Promise.all(replicas.map(listAt))).toEqual([200, 200]);
    expect((await callAt(first, "endAssistant", { clientId })).status).toBe(200);
    expect(await Promise.all(replicas.map(listAt))).toEqual([401, 401]);
  });

  test("reject a start with another secret, and accept links of the previous one after a rotation", async () => {
    const oldSecret = secret;
    const withOldSecret = await startReplica(withAdministrator);
    const cookie = cookieOf(await signIn(withOldSecret));

    const newSecret = randomBytes(32).toString("base64url");
    for (const SITE_SECRET of [newSecret, ""]) {
      const rejectedStart = await startHere(environmentOf({ SITE_SECRET })).ended;
      expect(rejectedStart.code).toBe(1);
      expect(rejectedStart.stderr).toMatch(
        /^The secret of this replica is not the one that this database accepts[^\n]*\n$/,
      );
      expect(rejectedStart.stderr).not.toContain(oldSecret);
    }

    // In two steps, as in the guide: all replicas accept the new secret before any signs with it.
    const prepared = await startReplica({ SITE_SECRET: oldSecret, SITE_SECRET_PREVIOUS: newSecret });
    const rotated = await startReplica({ SITE_SECRET: newSecret, SITE_SECRET_PREVIOUS: oldSecret });
    const newCookie = cookieOf(await signIn(rotated));
    for (const replica of [prepared, rotated]) {
      expect((await sessionAt(replica, cookie))?.user.email).toBe(administrator.email);
      expect((await sessionAt(replica, newCookie))?.user.email).toBe(administrator.email);
      for (const key of [oldSecret, newSecret]) expect((await replica.request(downloadLink(key))).status).toBe(200);
    }
    const rejectedStart = await startHere(environmentOf({ SITE_SECRET: oldSecret })).ended;
    expect(rejectedStart.code).toBe(1);
    expect(rejectedStart.stderr).toContain("SITE_SECRET_PREVIOUS");

    // Without the previous secret, nothing signed with it is valid.
    const withoutOldSecret = await startReplica({ SITE_SECRET: newSecret });
    expect(await sessionAt(withoutOldSecret, cookie)).toBeNull();
    expect((await sessionAt(withoutOldSecret, newCookie))?.user.email).toBe(administrator.email);
    expect((await withoutOldSecret.request(downloadLink(oldSecret))).status).toBe(303);
  });

  test("replace a lost secret only on explicit request", async () => {
    const first = await startReplica();
    await first.stop();
    const environment = environmentOf({ SITE_SECRET: randomBytes(32).toString("base64url") });
    const accepted = await runHere(["admin", "accept-secret"], environment);
    expect(accepted).toMatchObject({ code: 0, stderr: "" });
    const second = await startReplica({ SITE_SECRET: environment.SITE_SECRET });
    expect((await second.request("/livez")).status).toBe(200);
  });

  test("keep separate control sockets in one data directory", async () => {
    const DATA_DIR = path.join(directory, "shared");
    const first = await startReplica({ DATA_DIR, ...withAdministrator });
    const second = await startProcess({ DATA_DIR });
    const list = () => runHere(["admin", "list"], environmentOf({ DATA_DIR }));
    expect(await readdir(path.join(DATA_DIR, "control"))).toHaveLength(2);
    await first.stop();
    expect(await readdir(path.join(DATA_DIR, "control"))).toHaveLength(1);
    expect((await list()).stdout).toContain(administrator.email);
    second.kill("SIGKILL");
    await second.ended;
    // Leftover files do no harm.
    const third = await startReplica({ DATA_DIR });
    expect(await readdir(path.join(DATA_DIR, "control"))).toHaveLength(1);
    expect((await third.stop()).code).toBe(0);
  });

  test("are ready when warm and not while draining, but keep serving", async () => {
    const replica = await startReplica({ DRAIN_SECONDS: "60" });
    await expect.poll(() => isReady(replica)).toBe(true);
    void replica.stop();
    await expect.poll(() => isReady(replica)).toBe(false);
    expect(await (await replica.request("/readyz")).json()).toMatchObject({ phase: "draining", database: "up" });
    expect((await replica.request("/livez")).status).toBe(200);
    const page = await replica.request("/about");
    expect({ status: page.status, connection: page.headers.get("connection") }).toEqual({
      status: 200,
      connection: "close",
    });
    // A second signal skips the drain.
    expect((await replica.stop()).code).toBe(0);
  });

  test.each([
    { name: "a small proxy", recipe: undefined },
    ...installedProxies().map((recipe) => ({ name: recipe.name, recipe })),
  ])("a rolling restart under load fails no request behind $name", async ({ recipe }) => {
    const changes = { ...withAdministrator, DRAIN_SECONDS: "1" };
    const [first, second] = await Promise.all([startReplica(changes), startReplica(changes)]);
    await expect.poll(() => Promise.all([first, second].map(isReady))).toEqual([true, true]);
    const ports: [number, number] = [first.port, second.port];
    const proxy = recipe ? await startProxy(recipe, ports, directory) : await startSmallProxy(ports);
    onTestFinished(async () => void (await proxy.stop()));
    // nginx and Caddy detect by themselves which replica is up.
    const ready = () => ("ready" in proxy ? proxy.ready() : ports);
    const livez = () => fetch(`http://127.0.0.1:${proxy.port}/livez`).then(({ status }) => status, String);
    await expect.poll(livez).toBe(200);

    const urls = ["/", "/about", "/blog?search=tide", "/login", "/feed.json", "/contact"];
    const statuses = new Map<number | string, number>();
    let isDone = false;
    async function visit(index: number): Promise<void> {
      for (let count = index; !isDone; count++) {
        const outcome = await fetch(`http://127.0.0.1:${proxy.port}${urls[count % urls.length]}`).then(
          async (response) => (await response.arrayBuffer()) && response.status,
          (error: Error) => error.message,
        );
        statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      }
    }
    const visitors = Array.from({ length: 8 }, (_, index) => visit(index));
    const requestCount = () => [...statuses.values()].reduce((total, count) => total + count, 0);

    for (const replica of [first, second]) {
      expect((await replica.stop()).code).toBe(0);
      const replacement = await startReplica({ ...changes, PORT: String(replica.port) });
      await expect.poll(() => isReady(replacement)).toBe(true);
      await expect.poll(ready).toContain(replica.port);
      const previousCount = requestCount();
      await expect.poll(requestCount).toBeGreaterThan(previousCount + 50);
    }
    isDone = true;
    await Promise.all(visitors);
    expect(Object.fromEntries(statuses)).toEqual({ 200: requestCount() });
  });

  test.skipIf(!installedProxies().includes(nginx))(
    "are bypassed by nginx while hanging, and used again afterwards",
    async () => {
      const replicas = await Promise.all([startProcess(withAdministrator), startProcess(withAdministrator)]);
      await expect.poll(() => Promise.all(replicas.map(isReady))).toEqual([true, true]);
      const proxy = await startProxy(nginx, [replicas[0].port, replicas[1].port], directory);
      onTestFinished(() => void proxy.stop());
      const request = (url: string, init: RequestInit = {}) =>
        fetch(`http://127.0.0.1:${proxy.port}${url}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }).then(
          async (response) => (await response.arrayBuffer()) && response.status,
          (error: Error) => error.message,
        );
      await expect.poll(() => request("/livez")).toBe(200);
      const wrongPassword = {
        method: "POST",
        headers: { "content-type": "application/json", origin: siteUrl },
        body: JSON.stringify({ email: "nobody@example.com", password: "not the password" }),
      };
      // All visitors of this test share one IP address, which one of the two replicas serves.
      for (const replica of replicas) {
        replica.kill("SIGSTOP");
        const visits = ["/", "/about", "/blog?search=tide", "/feed.json"].map((url) => request(url));
        expect(await Promise.all(visits)).toEqual([200, 200, 200, 200]);
        expect(await request("/api/auth/sign-in/email", wrongPassword)).toBe(401);
        replica.kill("SIGCONT");
        await expect.poll(() => isReady(replica)).toBe(true);
        expect(await request("/contact")).toBe(200);
      }
    },
  );
});
