import { createHash, randomBytes } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endConnections, purgeConnections } from "../../src/features/assistants/connections/connections.server.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";
import { createProgram, programCallback } from "./support/mcp-program.ts";

let site: AdministeredSite;
beforeAll(async () => {
  site = await openAdministeredSite();
});
afterAll(() => site.close());

/** Each test uses its own network, so that rate limits do not add up. */
let network = 0;
beforeEach(() => {
  network += 1;
});

const endpoint = () => new URL(`${site.siteUrl}/mcp/owner`);
const requestSite = (url: string | URL, init?: RequestInit) =>
  site.fetch(new Request(url, init), {
    incoming: { socket: { remoteAddress: `198.51.100.${network}` } },
  } as HttpBindings);

const program = (name = "Claude") => createProgram({ endpoint: endpoint(), fetch: requestSite, name });

/** Follows the browser to the consent page, allows `scopes` there, and returns the redirect URL with the code. */
async function allow(consentUrl: URL, scopes: readonly string[]): Promise<URL> {
  const { administrator: cookie } = site.cookies;
  const page = await requestSite(consentUrl, { headers: { cookie } });
  expect(page.status).toBe(302);
  const location = new URL(page.headers.get("location") ?? "", site.siteUrl);
  expect(location.pathname).toBe("/admin/connect");
  const clientId = location.searchParams.get("client_id");
  const allowed = await site.call("allowAssistant", {
    method: "POST",
    person: "administrator",
    data: { clientId, scopes },
  });
  expect(allowed.status).toBe(200);
  const consentPage = new URL(consentUrl);
  consentPage.searchParams.set("scope", [...scopes, "offline_access"].join(" "));
  const response = await requestSite(consentPage, { headers: { cookie } });
  return new URL(response.headers.get("location") ?? "", site.siteUrl);
}

/** A registered program that waits for the owner's consent. */
async function registered(name?: string) {
  const { state, open } = program(name);
  const transport = open();
  await expect(new Client({ name: "test", version: "1" }).connect(transport)).rejects.toThrow(UnauthorizedError);
  if (!state.consentUrl) throw new Error("The SDK requested no consent.");
  return { state, open, transport, consentUrl: new URL(state.consentUrl) };
}

/** A program that the owner has allowed, with its tokens. */
async function connected(name?: string, scopes: readonly string[] = ["read", "draft"]) {
  const { state, open, transport, consentUrl } = await registered(name);
  const redirect = await allow(consentUrl, scopes);
  await transport.finishAuth(redirect.searchParams.get("code") ?? "");
  const client = new Client({ name: "test", version: "1" });
  await client.connect(open());
  return { client, state, redirect };
}

const call = (token: string) =>
  requestSite(endpoint(), {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });

const postToken = (fields: Record<string, string>) =>
  requestSite(`${site.siteUrl}/api/auth/oauth2/token`, { method: "POST", body: new URLSearchParams(fields) });

const register = (metadata: object, headers: Record<string, string> = {}) =>
  requestSite(`${site.siteUrl}/api/auth/oauth2/register`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(metadata),
  });

test("lets the protocol's SDK discover, register, get consent and call tools", async () => {
  const { client, state } = await connected();
  expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  expect(state.tokens).toMatchObject({ token_type: "Bearer", expires_in: 900 });
  expect(state.tokens?.refresh_token).toBeTruthy();
  const listed = await site.call("fetchConnections", { method: "GET", person: "administrator" });
  expect(await listed.text()).toContain("Claude");
});

test("renews an expired token, and invalidates the old refresh token", async () => {
  const { client, state } = await connected();
  const { access_token: oldAccessToken, refresh_token: oldRefreshToken } = state.tokens ?? {};
  await site.database.db
    .updateTable("oauth_access_tokens")
    .set({ expires_at: new Date(0) })
    .execute();
  expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  expect(state.tokens?.access_token).not.toBe(oldAccessToken);
  const replay = await postToken({
    grant_type: "refresh_token",
    refresh_token: oldRefreshToken ?? "",
    client_id: state.client?.client_id ?? "",
    resource: endpoint().href,
  });
  expect(replay.status).toBe(400);
  // A replay counts as theft: tokens derived from the stolen one end as well (OAuth 2.1, 4.3.1).
  expect((await call(state.tokens?.access_token ?? "")).status).toBe(401);
});

test("revokes tokens at once when a connection ends, and requires a new registration", async () => {
  const { state } = await connected("Ended");
  const token = state.tokens?.access_token ?? "";
  expect((await call(token)).status).toBe(200);
  const clientId = state.client?.client_id;
  await site.call("endAssistant", { method: "POST", person: "administrator", data: { clientId } });
  const rejected = await call(token);
  expect(rejected.status).toBe(401);
  expect(rejected.headers.get("www-authenticate")).toContain(`error="invalid_token"`);
  const renewal = await postToken({
    grant_type: "refresh_token",
    refresh_token: state.tokens?.refresh_token ?? "",
    client_id: clientId ?? "",
    resource: endpoint().href,
  });
  expect(renewal.status).toBeGreaterThanOrEqual(400);
});

test("ends every connection when the password changes", async () => {
  const { state } = await connected("Before");
  const { id } = await site.database.db
    .selectFrom("auth_users")
    .select("id")
    .where("email", "=", "owner@example.com")
    .executeTakeFirstOrThrow();
  await endConnections(site.database.db, id);
  expect((await call(state.tokens?.access_token ?? "")).status).toBe(401);
});

test("rejects tokens of users who are no longer administrators", async () => {
  const { state } = await connected("Demoted");
  const { db } = site.database;
  const owner = db.updateTable("auth_users").where("email", "=", "owner@example.com");
  await owner.set({ role: "user" }).execute();
  expect((await call(state.tokens?.access_token ?? "")).status).toBe(401);
  await owner.set({ role: "admin" }).execute();
  expect((await call(state.tokens?.access_token ?? "")).status).toBe(200);
});

test("rejects tokens of users without mandatory two-factor authentication", async () => {
  const { state } = await connected("Unguarded");
  const { db } = site.database;
  await db.insertInto("second_factor_rule").values({ required: true }).execute();
  expect((await call(state.tokens?.access_token ?? "")).status).toBe(401);
  await db.deleteFrom("second_factor_rule").execute();
});

test("rejects a token for another resource", async () => {
  const { state } = await connected("Deputy");
  await site.database.db
    .updateTable("oauth_access_tokens")
    .set({ resources: JSON.stringify(["https://elsewhere.example/mcp"]) })
    .where("client_id", "=", state.client?.client_id ?? "")
    .execute();
  expect((await call(state.tokens?.access_token ?? "")).status).toBe(401);
});

test("rejects a request for another site's resource before asking the owner", async () => {
  const { consentUrl } = await registered();
  consentUrl.searchParams.set("resource", "https://elsewhere.example/mcp");
  const response = await requestSite(consentUrl, { headers: { cookie: site.cookies.administrator } });
  expect(response.headers.get("location")).toContain("error=invalid_target");
});

test("connects a program that names no resource, as earlier versions of the protocol allow", async () => {
  const { state, consentUrl } = await registered("Earlier");
  consentUrl.searchParams.delete("resource");
  const code = (await allow(consentUrl, ["read"])).searchParams.get("code") ?? "";
  const client = { client_id: state.client?.client_id ?? "" };
  const exchange = { grant_type: "authorization_code", code, redirect_uri: programCallback };
  const first = await postToken({ ...client, ...exchange, code_verifier: state.verifier });
  const tokens = (await first.json()) as { access_token: string; refresh_token: string };
  expect((await call(tokens.access_token)).status).toBe(200);
  const refreshed = await postToken({
    ...client,
    grant_type: "refresh_token",
    refresh_token: tokens.refresh_token,
  });
  const { access_token } = (await refreshed.json()) as { access_token: string };
  expect((await call(access_token)).status).toBe(200);
});

test("rejects a name that cannot be stored as the program's error", async () => {
  const metadata = { redirect_uris: [programCallback], token_endpoint_auth_method: "none" };
  expect((await register({ ...metadata, client_name: "Cl\0aude" })).status).toBe(400);
});

test("exchanges an authorization code once, and only with its verifier", async () => {
  const { state, redirect } = await connected("Replay");
  const fields = {
    grant_type: "authorization_code",
    code: redirect.searchParams.get("code") ?? "",
    client_id: state.client?.client_id ?? "",
    redirect_uri: programCallback,
    resource: endpoint().href,
  };
  expect((await postToken({ ...fields, code_verifier: state.verifier })).status).toBeGreaterThanOrEqual(400);

  const { state: intercepted, consentUrl } = await registered("Intercepted");
  const code = (await allow(consentUrl, ["read"])).searchParams.get("code") ?? "";
  const stolen = await postToken({
    ...fields,
    code,
    client_id: intercepted.client?.client_id ?? "",
    code_verifier: randomBytes(32).toString("base64url"),
  });
  expect(stolen.status).toBeGreaterThanOrEqual(400);
});

test("rejects a request without PKCE", async () => {
  const { consentUrl } = await registered("Old");
  consentUrl.searchParams.delete("code_challenge");
  consentUrl.searchParams.delete("code_challenge_method");
  const response = await requestSite(consentUrl, { headers: { cookie: site.cookies.administrator } });
  expect(response.headers.get("location")).toContain("error=invalid_request");
});

test("redirects a signed-out browser to the sign-in, and rejects a visitor's account", async () => {
  const { state, consentUrl } = await registered("Visitor");
  const page = await requestSite(consentUrl);
  expect(new URL(page.headers.get("location") ?? "", site.siteUrl).pathname).toBe("/admin/connect");
  const guarded = await requestSite(new URL(page.headers.get("location") ?? "", site.siteUrl));
  expect(guarded.headers.get("location")).toMatch(/^\/login\?return=%2Fadmin%2Fconnect/);
  const user = await requestSite(consentUrl, { headers: { cookie: site.cookies.user } });
  expect(user.headers.get("location")).toBe("/admin/security");
  const data = { clientId: state.client?.client_id, scopes: ["read"] };
  expect((await site.call("allowAssistant", { method: "POST", person: "user", data })).status).toBe(403);
});

test("grants only allowed scopes, whatever was requested", async () => {
  const { state } = await connected("Greedy", ["read"]);
  expect(state.tokens?.scope?.split(" ").toSorted()).toEqual(["offline_access", "read"]);
  const renewed = await postToken({
    grant_type: "refresh_token",
    refresh_token: state.tokens?.refresh_token ?? "",
    client_id: state.client?.client_id ?? "",
    scope: "read draft people:read",
    resource: endpoint().href,
  });
  expect(renewed.status).toBe(400);
});

const cursor = "cursor://anysphere.cursor-mcp/oauth/callback";

test("lets a known client register its own URI scheme, and redirects to that exact URI", async () => {
  const metadata = { client_name: "Cursor", redirect_uris: [cursor], token_endpoint_auth_method: "none" };
  const response = await register(metadata);
  expect(response.status).toBe(201);
  const client = (await response.json()) as { client_id: string; redirect_uris: string[] };
  expect(client.redirect_uris).toEqual([cursor]);
  const verifier = randomBytes(32).toString("base64url");
  const authorizeUrl = (url: string) => {
    const consentUrl = new URL(`${site.siteUrl}/api/auth/oauth2/authorize`);
    consentUrl.search = new URLSearchParams({
      ...{ response_type: "code", client_id: client.client_id, redirect_uri: url, scope: "read", state: "s" },
      ...{ code_challenge: createHash("sha256").update(verifier).digest("base64url"), code_challenge_method: "S256" },
      resource: endpoint().href,
    }).toString();
    return consentUrl;
  };
  const request = await site.call("fetchConnectionRequest", {
    method: "GET",
    person: "administrator",
    data: { clientId: client.client_id, redirectUri: cursor, state: "" },
  });
  expect(await request.text()).toContain("cursor: on this device");
  const redirect = await allow(authorizeUrl(cursor), ["read"]);
  expect(redirect.href).toMatch(/^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?/);
  const tokens = await postToken({
    ...{ grant_type: "authorization_code", code: redirect.searchParams.get("code") ?? "", client_id: client.client_id },
    ...{ redirect_uri: cursor, code_verifier: verifier, resource: endpoint().href },
  });
  expect(tokens.status).toBe(200);
  const { administrator: cookie } = site.cookies;
  for (const otherUri of [`${cursor}/x`, "cursor://evil/", "https://program.invalid/0"]) {
    const rejected = await requestSite(authorizeUrl(otherUri), { headers: { cookie } });
    expect(rejected.headers.get("location")).toMatch(/^https:\/\/www\.example\.com\//);
  }
});

test.each([
  ...["javascript:alert(1)", "data:text/html,x", "http://evil.example/callback", "ms-msdt:/id", "file:///etc/passwd"],
  ...["cursor://name:word@host/", "cursor://host/#part", "unknown://callback"],
])("rejects registration of the redirect URI %s", async (url) => {
  const response = await register({ client_name: "x", redirect_uris: [url], token_endpoint_auth_method: "none" });
  expect(response.status).toBe(400);
});

test("redirects only to a registered URI", async () => {
  const { state, consentUrl } = await registered("Redirected");
  consentUrl.searchParams.set("redirect_uri", "https://evil.example/callback");
  const response = await requestSite(consentUrl, { headers: { cookie: site.cookies.administrator } });
  expect(response.headers.get("location")).toMatch(/^https:\/\/www\.example\.com\/admin\/connect\?error=/);
  const request = await site.call("fetchConnectionRequest", {
    method: "GET",
    person: "administrator",
    data: { clientId: state.client?.client_id, redirectUri: "https://evil.example/callback", state: "" },
  });
  expect(await request.text()).not.toContain("evil.example");
});

test("exposes no other endpoints of the library", async () => {
  for (const path of [
    "consent",
    "create-client",
    "get-clients",
    "delete-client",
    "introspect",
    "userinfo",
    "end-session",
  ])
    for (const method of ["GET", "POST"]) {
      const response = await requestSite(`${site.siteUrl}/api/auth/oauth2/${path}`, {
        method,
        headers: { cookie: site.cookies.administrator },
      });
      expect(response.status, `${method} ${path}`).toBe(404);
    }
});

test("lets other origins read the metadata and exchange codes, without cookies", async () => {
  for (const path of [
    "/.well-known/oauth-authorization-server/api/auth",
    "/.well-known/oauth-protected-resource/mcp/owner",
  ]) {
    const response = await requestSite(site.siteUrl + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  }
  const before = await requestSite(`${site.siteUrl}/api/auth/oauth2/token`, { method: "OPTIONS" });
  expect(before.status).toBe(204);
  const response = await requestSite(`${site.siteUrl}/api/auth/oauth2/token`, {
    method: "POST",
    headers: { origin: "https://inspector.example" },
    body: new URLSearchParams({ grant_type: "authorization_code", code: "none" }),
  });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("stores no token in plain text", async () => {
  const { state } = await connected("Hashed");
  const rows = await site.database.db.selectFrom("oauth_access_tokens").select("token").execute();
  const { access_token: token = "" } = state.tokens ?? {};
  expect(rows.map((row) => row.token)).not.toContain(token);
  expect(rows.map((row) => row.token)).toContain(createHash("sha256").update(token).digest("base64url"));
});

test("deletes clients without consent after a day, and keeps others", async () => {
  const { state } = await connected("Kept");
  const { db } = site.database;
  await db
    .updateTable("oauth_clients")
    .set({ created_at: new Date(0) })
    .execute();
  await purgeConnections(db);
  const remaining = await db.selectFrom("oauth_clients").select("client_id").execute();
  expect(remaining.map((row) => row.client_id)).toContain(state.client?.client_id);
  const consents = await db.selectFrom("oauth_consents").select("client_id").execute();
  expect(remaining).toHaveLength(new Set(consents.map((row) => row.client_id)).size);
});

test("rate-limits registrations", async () => {
  const responses: Response[] = [];
  for (let count = 0; count < 25; count += 1)
    responses.push(
      await register({ client_name: "x", redirect_uris: [programCallback], token_endpoint_auth_method: "none" }),
    );
  const last = responses.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
});
