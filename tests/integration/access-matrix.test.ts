import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessTable } from "./access-table.ts";
import { type AdministeredSite, openAdministeredSite, type Person } from "./support/administered-site.ts";
import { builtFunctions, decodeFailure } from "./support/server-functions.ts";

const root = path.resolve(import.meta.dirname, "../..");
const functions = await builtFunctions();

let site: AdministeredSite;

beforeAll(async () => {
  site = await openAdministeredSite();
});

afterAll(() => site.close());

function call(name: string, person: Person, headers: Record<string, string> = {}): Promise<Response> {
  const { method, data } = accessTable[name] ?? { method: "GET" };
  return site.call(name, { method, data, person, headers });
}

/** The same input with a NUL character in its first text; undefined without a text. */
function withNul(data: unknown): unknown {
  if (typeof data === "string") return `${data}\0`;
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  const [key, text] = Object.entries(data).find(([, value]) => typeof value === "string") ?? [];
  return key === undefined ? undefined : { ...data, [key]: `${String(text)}\0` };
}

test("every server function of sources and build is in the table, and nothing else", async () => {
  const sources: string[] = [];
  for (const entry of await readdir(path.join(root, "src"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const text = await readFile(path.join(entry.parentPath, entry.name), "utf8");
    const declarations = text.matchAll(/const (?!adminFunction)(\w+) = (?:createServerFn|adminFunction)\(/g);
    sources.push(...Array.from(declarations, ([, name = ""]) => name));
  }
  expect(new Set(sources).size, "two functions have one name").toBe(sources.length);
  expect(sources.sort()).toEqual(Object.keys(accessTable).sort());
  expect([...functions.keys()].sort()).toEqual(Object.keys(accessTable).sort());
});

describe.each(Object.entries(accessTable))("%s", (name, { who, method, status = 200 }) => {
  test.each(["anonymous", "user", "administrator"] as const)("called by: %s", async (person) => {
    const response = await call(name, person);
    const expected = who === "everybody" || person === "administrator" ? status : person === "user" ? 403 : 401;
    expect(response.status, await response.clone().text()).toBe(expected);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.runIf(method === "POST")("is rejected cross-site, whatever cookies are sent", async () => {
    expect((await call(name, "administrator", { origin: "https://evil.example" })).status).toBe(403);
  });
});

describe.each(Object.entries(accessTable).filter(([, { data }]) => data !== undefined))(
  "%s with invalid input",
  (name, { who, method, data }) => {
    const people = who === "everybody" ? { anonymous: 422 } : { anonymous: 401, user: 403, administrator: 422 };

    /** Returns the status; expects a sentence that reveals nothing about the input. */
    async function statusOfRejection(person: Person, input: unknown): Promise<number> {
      const response = await site.call(name, { method, data: input, person });
      const sentence = decodeFailure(await response.text());
      expect(sentence).toMatch(/^[A-Z][^{}[\]"\n]{5,200}\.$/);
      expect(sentence).not.toMatch(/zod|expected|invalid|received|undefined|object|string/i);
      return response.status;
    }

    test.each(Object.entries(people))("called by: %s, returns %i", async (person, status) => {
      expect(await statusOfRejection(person as Person, ["neither", 7])).toBe(status);
      const nul = withNul(data);
      if (nul !== undefined) expect(await statusOfRejection(person as Person, nul)).toBe(status);
    });
  },
);

describe.each([
  { label: "a file of an episode", method: "PUT", url: "/api/admin/uploads", accepted: 415 },
  { label: "a file of the library", method: "POST", url: "/api/admin/media", accepted: 415 },
  { label: "the export of another site", method: "POST", url: "/api/admin/imports", accepted: 201 },
] as const)("$label", ({ method, url, accepted }) => {
  test.each([
    ["anonymous", 401],
    ["user", 403],
    ["administrator", accepted],
  ] as [Person, number][])("a request sent by %s returns %i", async (person, status) => {
    const file = { method, body: "neither a sound nor a picture" };
    const send = (headers: Record<string, string>) =>
      site.fetch(new Request(site.siteUrl + url, { ...file, headers: { cookie: site.cookies[person], ...headers } }));
    expect((await send({ origin: site.siteUrl })).status).toBe(status);
    expect((await send({ origin: "https://evil.example" })).status).toBe(403);
    expect((await send({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

test.each([
  ["anonymous", 401, "text/plain; charset=utf-8"],
  ["user", 403, "text/plain; charset=utf-8"],
  ["administrator", 200, "image/svg+xml; charset=utf-8"],
] as const)("the card of unpublished content, requested by %s, returns %i", async (person, status, type) => {
  const request = (query: string) =>
    site.fetch(new Request(`${site.siteUrl}/api/admin/cards?${query}`, { headers: { cookie: site.cookies[person] } }));
  const card = await request("kind=article&title=Tides+%3Cb%3E&category=Logistics&slug=tides");
  expect([card.status, card.headers.get("content-type")]).toEqual([status, type]);
  expect(card.headers.get("cache-control")).toBe("no-store");
  expect((await request("kind=none&title=Tides")).status).toBe(status === 200 ? 400 : status);
  expect(await card.text()).not.toContain("<b>");
});

test.each([
  ["anonymous", 401],
  ["user", 403],
  ["administrator", 200],
] as const)("the export for another product, requested by %s, returns %i", async (person, status) => {
  const request = (format: string) =>
    site.fetch(
      new Request(`${site.siteUrl}/api/admin/exports/${format}`, { headers: { cookie: site.cookies[person] } }),
    );
  const response = await request("ghost");
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  const body = Buffer.from(await response.arrayBuffer());
  expect(body.subarray(0, 2).toString() === "PK").toBe(status === 200);
  expect((await request("wix")).status).toBe(status === 200 ? 404 : status);
});

test.each(["/admin", "/admin/articles?page=2", "/admin/no/such/page"])(
  "%s redirects to the sign-in and back",
  async (path) => {
    const visit = (url: string, person: Person) =>
      site.fetch(new Request(site.siteUrl + url, { headers: { cookie: site.cookies[person] } }));
    const signedOut = await visit(path, "anonymous");
    expect(signedOut.status).toBe(302);
    expect(signedOut.headers.get("location")).toBe(`/login?return=${encodeURIComponent(path)}`);
    expect(signedOut.headers.get("cache-control")).toBe("no-store");
    const signedIn = await visit(`/login?return=${encodeURIComponent(path)}`, "administrator");
    expect(signedIn.headers.get("location")).toBe(path);
    const foreign = await visit("/login?return=https://evil.example", "administrator");
    expect(foreign.headers.get("location")).toBe("/admin");
  },
);

test.each([
  ["/admin/articles", 200],
  ["/admin/nonsense", 404],
  ["/admin/no/such/page", 404],
] as const)("%s returns %i to an administrator, in the frame of the admin area", async (path, status) => {
  const response = await site.fetch(
    new Request(site.siteUrl + path, { headers: { cookie: site.cookies.administrator } }),
  );
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain("<title>Admin</title>");
  expect(html).not.toContain("data-prerendered");
});

test("the sign-in is neither cached nor indexed nor marked as prerendered", async () => {
  const response = await site.fetch(new Request(`${site.siteUrl}/login`));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain('<div id="root">');
  expect(html).not.toContain("data-prerendered");
  expect(html).toContain("noindex");
});
