import { rm, writeFile } from "node:fs/promises";
import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { outdatedMessage } from "../../src/lib/outdated.ts";
import { hostilePayloads } from "../hostile/hostile-payloads.ts";
import { accessTable } from "./access-table.ts";
import { type AdministeredSite, type Call, openAdministeredSite } from "./support/administered-site.ts";
import { createLogger } from "./support/built-site.ts";
import { builtFunctions, decodeFailure } from "./support/server-functions.ts";

const names = [...(await builtFunctions()).keys()];
const lines: string[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});

let site: AdministeredSite;

beforeAll(async () => {
  site = await openAdministeredSite(createLogger("info", "chartroom", sink));
});

afterEach(() => lines.splice(0));

afterAll(() => site.close());

/** The log lines about a failure. */
const failures = () =>
  lines
    .map((line) => JSON.parse(line) as { id: string; msg?: string; status: number; cause?: Record<string, unknown> })
    .filter(({ msg }) => msg === "a request failed");

async function errorOf(response: Response): Promise<[number, string | undefined]> {
  return [response.status, decodeFailure(await response.text())];
}

const byOwner = (name: string, data: unknown): Promise<Response> =>
  site.call(name, { method: accessTable[name]?.method ?? "GET", data, person: "administrator" });

describe("a failed request", () => {
  test("reports a missing episode as a conflict, and logs the constraint with the request id", async () => {
    const response = await byOwner("saveEpisodeGuests", { episodeId: 999_999, guestIds: [999_999] });
    const id = response.headers.get("x-request-id");
    expect(await errorOf(response)).toEqual([409, "A related entry has been deleted. Please reload the page."]);
    const [failure, ...furtherFailures] = failures();
    expect(furtherFailures).toEqual([]);
    expect(failure).toMatchObject({ id, status: 409, cause: { code: "23503" } });
    expect(failure?.cause?.constraint).toMatch(/episode/);
    expect(JSON.stringify(lines)).not.toContain("999999");
  });

  test("rejects a number out of range without a server error", async () => {
    const [status, sentence] = await errorOf(
      await byOwner("fetchPersonPage", { kind: "lead", id: Number.MAX_SAFE_INTEGER }),
    );
    expect([200, 422]).toContain(status);
    if (status === 422) expect(sentence).toMatch(/^Something in this entry cannot be stored/);
  });

  test("names the fields of invalid input; values appear neither in the response nor in the log", async () => {
    const response = await byOwner("saveRecordNotes", { kind: "lead", id: 1, base: "", notes: ["secret@example.com"] });
    expect(await errorOf(response)).toEqual([422, "Please check what you entered: notes."]);
    expect(failures()).toMatchObject([{ status: 422, cause: { issues: ["notes: invalid_type"] } }]);
    expect(lines.join("")).not.toContain("secret@example.com");
  });

  test("responds 500 with a message to an unknown database error", async () => {
    await site.database.db.schema.alterTable("leads").renameTo("leads_elsewhere").execute();
    try {
      const response = await byOwner("fetchPersonPage", { kind: "lead", id: 1 });
      expect(await errorOf(response)).toEqual([500, "Something went wrong on our side. Please try again."]);
      expect(failures()).toMatchObject([
        { status: 500, cause: { code: "42P01", places: expect.any(Array) as unknown } },
      ]);
    } finally {
      await site.database.db.schema.alterTable("leads_elsewhere").renameTo("leads").execute();
    }
  });

  test.each([
    ["an id of another version", { id: "fetchNothing" }],
    ["a name that every object has", { id: "__proto__" }],
    ["another name that every object has", { id: "constructor" }],
    ["a path behind the id", { id: "fetchArticle/x" }],
  ])("responds 404 with advice to an unknown function's URL: %s", async (_what, changes) => {
    for (const method of ["GET", "POST"]) {
      const response = await site.call("fetchArticle", { method, data: "x", ...changes });
      expect(await errorOf(response)).toEqual([404, outdatedMessage]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  const malformed: [string, Partial<Call>][] = [
    ["no JSON", { raw: "{" }],
    ["another format", { raw: '{"id":1}' }],
    ["an unknown kind of node", { raw: '{"t":{"t":99,"i":0},"f":63,"m":[]}' }],
    ["a list without end", { raw: '{"t":{"t":9,"i":0,"l":4294967295},"f":63,"m":[]}' }],
    ...Object.entries(hostilePayloads).map(([payloadName, raw]): [string, Partial<Call>] => [payloadName, { raw }]),
    ["a call that is none of the site's", { headers: { "x-tsr-serverFn": "false" } }],
  ];

  test.each(malformed)("responds 400 to an unreadable request: %s", async (_what, changes) => {
    for (const [index, name] of names.entries()) {
      const { method, data } = accessTable[name] ?? { method: "GET" };
      const response = await site.call(name, {
        method,
        data,
        clientIp: `10.0.${index >> 8}.${index & 255}`,
        ...changes,
      });
      const [status, sentence] = await errorOf(response);
      expect(status, name).toBe(400);
      expect(sentence).toMatch(/^(This|That) .{5,60}\.$/);
    }
  });

  test("responds 415 to a body with a type other than JSON, whatever else the type says", async () => {
    for (const name of names.filter((functionName) => accessTable[functionName]?.method === "POST")) {
      const { data } = accessTable[name] ?? {};
      for (const type of ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"]) {
        const headers = { "content-type": type };
        expect((await site.call(name, { method: "POST", data, headers })).status, name).toBe(415);
      }
      const oddHeaders = { "content-type": "Application/JSON; x=multipart/form-data" };
      expect((await site.call(name, { method: "POST", data, headers: oddHeaders })).status, name).not.toBe(415);
    }
  });

  test("ignores the content type of a GET request", async () => {
    const headers = { "content-type": "multipart/form-data" };
    expect((await site.call("fetchCategories", { method: "GET", headers })).status).toBe(200);
  });

  test("responds 413 to an overlong body", async () => {
    const response = await site.call("saveRecordNotes", { method: "POST", raw: "x".repeat(9_000_000) });
    expect(await errorOf(response)).toEqual([413, "That is more than this form accepts."]);
  });

  test("responds 414 to an overlong query", async () => {
    expect((await site.call("fetchArticle", { method: "GET", raw: "x".repeat(100_001) })).status).toBe(414);
  });

  test("responds to a failed upload with a message for its form, and logs its path", async () => {
    await rm(site.mediaDir, { recursive: true, force: true });
    await writeFile(site.mediaDir, "a file in place of the folder");
    const response = await site.fetch(
      new Request(`${site.siteUrl}/api/admin/media`, {
        method: "POST",
        headers: { cookie: site.cookies.administrator, origin: site.siteUrl, "x-file-name": "harbour.png" },
        body: "a picture",
      }),
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      message: "The file could not be stored, and nothing of it was. Please try again in a few minutes.",
    });
    expect(lines.join("")).toMatch(/ENOTDIR|EEXIST/);
  });
});
