import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { TokenScope } from "../../src/features/api-tokens/api-token.ts";
import { createToken, listTokens, revokeToken } from "../../src/features/api-tokens/api-tokens.server.ts";
import {
  autosaveArticle,
  deleteArticles,
  listArticleVersions,
  openArticle,
  saveArticle,
} from "../../src/features/articles/editing/article-editing.server.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";
import { addAdministrator } from "./support/administrator.ts";

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.json()) }));
const described = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        security: z.array(z.object({ token: z.array(z.string()) })),
        parameters: z.array(z.object({ name: z.string(), in: z.enum(["path", "query"]), schema: z.json() })),
        requestBody: z.object({ content }).optional(),
        responses: z.record(z.string(), z.object({ content: content.optional() })),
      }),
    ),
  ),
  components: z.object({ responses: z.object({ Problem: z.object({ content }) }) }),
});
const problem = z.object({ detail: z.string(), errors: z.array(z.object({ field: z.string() })).optional() });
const writtenDraft = z.object({ id: z.number(), version: z.string(), open: z.string() });

let site: AdministeredSite;
let anna: SignedInUser;
let api: z.infer<typeof described>;
beforeAll(async () => {
  site = await openAdministeredSite();
  anna = await addAdministrator(site.database.db, "anna@example.com");
  api = described.parse(await (await site.fetch(new Request(`${site.siteUrl}/api/openapi.json`))).json());
});
afterAll(() => site.close());

async function tokenOf(scopes: readonly TokenScope[] = ["read", "draft"], user = anna): Promise<string> {
  const token = await createToken(site.database.db, user, { name: "Notes", scopes, days: 30 });
  if (token === null) throw new Error("too many tokens");
  return token;
}

function validate(schemas: z.infer<typeof content> | undefined, type: string, value: unknown): void {
  const schema = schemas?.[type]?.schema;
  if (!schema) throw new Error(`nothing describes ${type}`);
  const read = z.fromJSONSchema(schema).safeParse(value);
  expect(read.error?.issues ?? []).toEqual([]);
}

type CallOptions = {
  token: string | undefined;
  method?: string;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
};

/** Every response is validated against OpenAPI. */
async function call(path: string, { token, method = "GET", body, raw, headers }: CallOptions) {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(site.siteUrl + path, {
    method,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(payload !== undefined && { body: payload }),
  });
  const response = await site.fetch(request);
  const value: unknown = await response.json();
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (!response.ok) validate(api.components.responses.Problem.content, type, value);
  else {
    const template = path.replace(/\?.*/, "").replace(/\/\d+$/, "/{id}");
    const operation = api.paths[template]?.[method.toLowerCase()];
    if (body !== undefined) validate(operation?.requestBody?.content, "application/json", body);
    validate(operation?.responses[String(response.status)]?.content, type, value);
  }
  return { status: response.status, headers: response.headers, value };
}

test("drafts and revises an article on behalf of the token's owner, who alone sees it", async () => {
  const token = await tokenOf();
  const texts = { title: "From notes", introduction: "Who **knows**?<script>alert(1)</script>" };
  const key = crypto.randomUUID();
  const created = await call("/api/drafts/articles", { token, method: "POST", body: { texts, key } });
  expect(created.status).toBe(201);
  const draft = writtenDraft.parse(created.value);
  expect(draft.open).toBe(`${site.siteUrl}/admin/articles/${draft.id}`);
  const repeated = await call("/api/drafts/articles", { token, method: "POST", body: { texts, key } });
  expect(writtenDraft.parse(repeated.value).id).toBe(draft.id);
  const read = await call(`/api/drafts/articles/${draft.id}`, { token });
  expect(read.value).toMatchObject({ state: "draft", texts: { introduction: "<p>Who <strong>knows</strong>?</p>" } });
  const { version } = writtenDraft.parse(read.value);
  const revised = { version, texts: { summary: "Short." } };
  const path = `/api/drafts/articles/${draft.id}`;
  expect((await call(path, { token, method: "PATCH", body: revised })).status).toBe(200);
  const conflict = await call(path, { token, method: "PATCH", body: revised });
  expect(conflict.status).toBe(409);
  expect(problem.parse(conflict.value).detail).toContain("has changed since you read it");
  const opened = await openArticle(site.database.db, anna, draft.id);
  expect(opened).toMatchObject({ state: "draft" });
  expect(await site.database.db.selectFrom("blog_articles").select("status").distinct().execute()).not.toContainEqual({
    status: "published",
  });
  const log = await site.database.db
    .selectFrom("audit_log")
    .select("actor")
    .where("action", "=", "article.create")
    .execute();
  expect(log).toEqual([{ actor: "Notes (assistant of anna@example.com)" }]);
});

test("leaves what the owner has written since when a request is repeated, and creates nothing anew", async () => {
  const { db } = site.database;
  const token = await tokenOf();
  const create = { token, method: "POST", body: { texts: { title: "From notes" }, key: crypto.randomUUID() } };
  const repeat = () => call("/api/drafts/articles", create);
  const together = await Promise.all([repeat(), repeat()]);
  expect(together.map(({ status }) => status)).toEqual([201, 201]);
  const [{ id } = { id: 0 }, second] = together.map(({ value }) => writtenDraft.parse(value));
  expect(second?.id).toBe(id);
  const opened = await openArticle(db, anna, id);
  if (!opened) throw new Error("no draft");
  const content = { ...opened.stored, title: "The owner's own" };
  const { base } = await autosaveArticle(db, anna, { id, base: opened.base, content, key: "" });
  const { value } = await repeat();
  expect(await call(`/api/drafts/articles/${id}`, { token })).toMatchObject({
    value: { version: writtenDraft.parse(value).version, texts: { title: "The owner's own" } },
  });
  expect((await saveArticle(db, anna, { id, base, content, intent: "draft" })).ok).toBe(true);
  expect(writtenDraft.parse((await repeat()).value).id).toBe(id);
  const { versions } = await listArticleVersions(db, id);
  expect(versions.filter(({ status }) => status === "drafted")).toHaveLength(1);
  await deleteArticles(db, anna, [id]);
  expect(await repeat()).toMatchObject({ status: 404, value: { detail: "It has been deleted." } });
});

test("drafts issues and texts of pages", async () => {
  const token = await tokenOf();
  const issue = await call("/api/drafts/issues", { token, method: "POST", body: { texts: { title: "Sunday" } } });
  expect(issue.status).toBe(201);
  const pageTexts = z
    .object({ version: z.number(), words: z.array(z.object({ id: z.string() })) })
    .parse((await call("/api/drafts/page-words?page=/contact", { token })).value);
  const [first] = pageTexts.words;
  if (!first) throw new Error("no words");
  const change = { page: "/contact", version: pageTexts.version, texts: { [first.id]: "Other words" } };
  expect((await call("/api/drafts/page-words", { token, method: "PATCH", body: change })).status).toBe(200);
  expect((await call("/api/drafts/page-words", { token, method: "PATCH", body: change })).status).toBe(409);
  const unknown = { ...change, texts: { "no.such.words": "x" } };
  const rejected = await call("/api/drafts/page-words", { token, method: "PATCH", body: unknown });
  expect(rejected.status).toBe(422);
  expect(problem.parse(rejected.value).detail).toContain("no.such.words");
});

test("reports the invalid field, and every other error", async () => {
  const token = await tokenOf();
  const post = (body: unknown, options: Partial<CallOptions> = {}) =>
    call("/api/drafts/articles", { token, method: "POST", body, ...options });
  const invalid = await post({ texts: { title: "x".repeat(400_001), status: "published" } });
  expect(invalid.status).toBe(422);
  expect(problem.parse(invalid.value).errors?.map(({ field }) => field)).toContain("texts.title");
  expect(await post({ texts: { title: " " } })).toMatchObject({ status: 422, value: { detail: "Give it a title." } });
  expect((await post({ texts: { title: "a\0b" } })).status).toBe(422);
  expect((await post(undefined, { raw: "<html>" })).status).toBe(400);
  expect((await post(undefined, { raw: `"${"x".repeat(2 * 1024 * 1024)}"` })).status).toBe(413);
  expect((await call("/api/drafts/articles/999999", { token })).status).toBe(404);
  expect((await call("/api/drafts/articles/x", { token })).status).toBe(422);
  expect((await call("/api/drafts/leads/1", { token })).status).toBe(404);
  const removal = await call("/api/drafts/articles/1", { token, method: "DELETE" });
  expect([removal.status, removal.headers.get("allow")]).toEqual([405, "GET, PATCH"]);
});

test("stores a text with half a character, and reports a failure of the site as a problem", async () => {
  const token = await tokenOf();
  const post = (title: string) => call("/api/drafts/articles", { token, method: "POST", body: { texts: { title } } });
  expect((await post("Half of \ud83d")).status).toBe(201);
  const { db } = site.database;
  await sql`alter table content_drafts rename to drafts_elsewhere`.execute(db);
  onTestFinished(async () => {
    await sql`alter table if exists drafts_elsewhere rename to content_drafts`.execute(db);
  });
  const failed = await post("Nowhere");
  expect(failed).toMatchObject({ status: 500, value: { title: "Failed", status: 500 } });
});

test("rejects malformed, revoked and expired tokens, those without the scope, and sessions", async () => {
  const { db } = site.database;
  const body = { texts: { title: "x" } };
  const draft = (token: string | undefined, headers = {}) =>
    call("/api/drafts/articles", { token, method: "POST", body, headers });
  const bySession = await draft(undefined, { cookie: site.cookies.administrator, origin: site.siteUrl });
  expect([bySession.status, bySession.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect((await draft("chartroom_guessed")).status).toBe(401);
  const reading = await tokenOf(["read"]);
  const rejected = await draft(reading);
  expect(rejected.status).toBe(403);
  expect(rejected.headers.get("www-authenticate")).toContain('scope="draft"');
  expect((await call("/api/drafts/articles/1", { token: await tokenOf(["draft"]) })).status).toBe(403);
  expect((await draft(await tokenOf(), { origin: "https://elsewhere.example" })).status).toBe(201);
  const revoked = await tokenOf();
  const [{ id } = { id: 0 }] = await listTokens(db, anna.id);
  await revokeToken(db, anna, id);
  expect((await draft(revoked)).status).toBe(401);
  await db.updateTable("api_tokens").set({ expires_at: new Date() }).execute();
  expect((await draft(reading)).status).toBe(401);
});

test("rate-limits each token separately, with Retry-After", async () => {
  const busy = await tokenOf(["read"]);
  const statuses: number[] = [];
  for (let count = 0; count < 121; count++)
    statuses.push((await call("/api/drafts/articles/999999", { token: busy })).status);
  expect(statuses.slice(0, 120)).not.toContain(429);
  const last = await call("/api/drafts/articles/999999", { token: busy });
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call("/api/drafts/articles/999999", { token: await tokenOf(["read"]) })).status).toBe(404);
});

test("describes drafts and nothing that publishes, sends or deletes", () => {
  expect(api.openapi).toMatch(/^3\.1\./);
  const operations = Object.values(api.paths).flatMap((methods) => Object.entries(methods));
  expect(new Set(operations.map(([method]) => method))).toEqual(new Set(["get", "post", "patch"]));
  for (const [method, { operationId, security }] of operations) {
    expect(operationId).toMatch(/^(read|draft|revise|suggest)/);
    expect(security).toEqual([{ token: [method === "get" ? "read" : "draft"] }]);
  }
  const responseContent = api.paths["/api/drafts/articles/{id}"]?.get?.responses["200"]?.content;
  const responseSchema = z.fromJSONSchema(responseContent?.["application/json"]?.schema ?? {});
  expect(responseSchema.safeParse({ id: "1", version: 2 }).success).toBe(false);
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});
