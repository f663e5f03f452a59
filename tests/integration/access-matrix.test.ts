import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import { createPictureStore } from "../../server/cards/picture-store.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { createAdministrator } from "../../server/identity/administrators.ts";
import { createLogger } from "../../server/logger.ts";
import { createMediaUpload } from "../../server/media/media-upload.ts";
import { createPageCache } from "../../server/page-cache.ts";
import { loadRenderer } from "../../server/renderer.ts";
import { accessTable } from "./access-table.ts";
import { builtFunctions, encodePayload } from "./support/server-functions.ts";
import { siteContext, siteIdentity } from "./support/site-context.ts";

const root = path.resolve(import.meta.dirname, "../..");
const siteUrl = "https://www.example.com";
const password = "a chart for every voyage";
const functions = await builtFunctions();

let directory: string;
let database: Database;
let app: ReturnType<typeof createApp>;
const cookies = { anonymous: "", user: "", administrator: "" };
type Person = keyof typeof cookies;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "access-"));
  database = await openDatabase({ dataDir: directory });
  const identity = siteIdentity(database.db, siteUrl);
  const mediaDir = path.join(directory, "media");
  const context = siteContext(database.db, mediaDir, { siteUrl, readSession: identity.readSession });
  app = createApp({
    siteUrl,
    mediaDir,
    logger: createLogger("silent"),
    staticFiles: new Map(),
    pages: createPageCache(),
    identity,
    render: await loadRenderer(path.join(root, "dist", "server", "server.js"), context),
    drawArtwork: async () => undefined,
    pictures: createPictureStore(path.join(directory, "pictures")),
    findRecording: async () => undefined,
    serveDownload: async () => undefined,
    uploadMedia: createMediaUpload({ db: database.db, mediaDir, siteUrl, readSession: identity.readSession }),
    ping: () => database.ping(),
  });
  async function signIn(email: string): Promise<string> {
    await createAdministrator(database.db, { email, password, actor: "test" });
    const response = await app.fetch(
      new Request(`${siteUrl}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: siteUrl },
        body: JSON.stringify({ email, password }),
      }),
    );
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }
  cookies.administrator = await signIn("owner@example.com");
  cookies.user = await signIn("user@example.com");
  await database.db.updateTable("auth_users").set({ role: "user" }).where("email", "=", "user@example.com").execute();
});

afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

function call(name: string, person: Person, headers: Record<string, string> = {}): Promise<Response> {
  const { method, data } = accessTable[name] ?? { method: "GET" };
  const payload = encodePayload(data);
  const address = `${siteUrl}/_serverFn/${functions.get(name)}`;
  const common = { "x-tsr-serverFn": "true", cookie: cookies[person], ...headers };
  return Promise.resolve(
    app.fetch(
      method === "GET"
        ? new Request(`${address}?payload=${encodeURIComponent(payload)}`, { headers: common })
        : new Request(address, {
            method,
            headers: { origin: siteUrl, "content-type": "application/json", ...common },
            body: payload,
          }),
    ),
  );
}

test("every server function of the sources and of the build stands in the table, and nothing else", async () => {
  const sources: string[] = [];
  for (const entry of await readdir(path.join(root, "src"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const text = await readFile(path.join(entry.parentPath, entry.name), "utf8");
    sources.push(...Array.from(text.matchAll(/const (\w+) = createServerFn\(/g), ([, name = ""]) => name));
  }
  expect(new Set(sources).size, "two functions have one name").toBe(sources.length);
  expect(sources.sort()).toEqual(Object.keys(accessTable).sort());
  expect([...functions.keys()].sort()).toEqual(Object.keys(accessTable).sort());
});

describe.each(Object.entries(accessTable))("%s", (name, { who, method, status = 200 }) => {
  test.each(["anonymous", "user", "administrator"] as const)("asked by: %s", async (person) => {
    const response = await call(name, person);
    const expected = who === "everybody" || person === "administrator" ? status : person === "user" ? 403 : 401;
    expect(response.status, await response.clone().text()).toBe(expected);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.runIf(method === "POST")("refused from another site, whoever's cookies it has", async () => {
    expect((await call(name, "administrator", { origin: "https://evil.example" })).status).toBe(403);
  });
});

describe.each([
  { what: "a file of an episode", method: "PUT", address: "/api/admin/uploads?kind=audio" },
  { what: "a file of the library", method: "POST", address: "/api/admin/media" },
] as const)("$what", ({ method, address }) => {
  test.each([
    ["anonymous", 401],
    ["user", 403],
    ["administrator", 415],
  ] as const)("sent by %s is answered with %i", async (person, status) => {
    const file = { method, body: "neither a sound nor a picture" };
    const send = (headers: Record<string, string>) =>
      app.fetch(new Request(siteUrl + address, { ...file, headers: { cookie: cookies[person], ...headers } }));
    expect((await send({ origin: siteUrl })).status).toBe(status);
    expect((await send({ origin: "https://evil.example" })).status).toBe(403);
    expect((await send({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

test.each(["/admin", "/admin/articles?page=2", "/admin/no/such/page"])(
  "%s leads to the sign-in and back",
  async (place) => {
    const visit = (address: string, person: Person) =>
      app.fetch(new Request(siteUrl + address, { headers: { cookie: cookies[person] } }));
    const sent = await visit(place, "anonymous");
    expect(sent.status).toBe(302);
    expect(sent.headers.get("location")).toBe(`/login?return=${encodeURIComponent(place)}`);
    expect(sent.headers.get("cache-control")).toBe("no-store");
    const back = await visit(`/login?return=${encodeURIComponent(place)}`, "administrator");
    expect(back.headers.get("location")).toBe(place);
    const away = await visit("/login?return=https://evil.example", "administrator");
    expect(away.headers.get("location")).toBe("/admin");
  },
);

test.each([
  ["/admin/articles", 200],
  ["/admin/nonsense", 404],
  ["/admin/no/such/page", 404],
] as const)("%s is answered to an administrator with %i, in the admin area's own frame", async (place, status) => {
  const response = await app.fetch(new Request(siteUrl + place, { headers: { cookie: cookies.administrator } }));
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain("<title>Admin</title>");
  expect(html).not.toContain("data-prerendered");
});

test("the sign-in is no page for caches or search engines, and carries no mark of a prerendered page", async () => {
  const response = await app.fetch(new Request(`${siteUrl}/login`));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain('<div id="root">');
  expect(html).not.toContain("data-prerendered");
  expect(html).toContain("noindex");
});
