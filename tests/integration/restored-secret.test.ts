import { randomBytes } from "node:crypto";
import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { downloadPurpose } from "../../src/features/leads/download.ts";
import { signLink } from "../../src/server-context/signed-link.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { runHere, startHere } from "./support/site-here.ts";

const siteUrl = "http://site.example";
const owner = { email: "owner@example.com", password: "a chart for every voyage" };
const newSecret = () => randomBytes(32).toString("base64url");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "restored-secret-"));
});
afterAll(() => rm(folder, { recursive: true, maxRetries: 10 }));

const environmentOf = (name: string, settings: Record<string, string>) => ({
  NODE_ENV: "production",
  DATA_DIR: path.join(folder, name),
  INIT_CWD: folder,
  SITE_URL: siteUrl,
  SAMPLE_CONTENT: "none",
  PORT: "0",
  LOG_LEVEL: "silent",
  ...settings,
});

async function startSite(name: string, settings: Record<string, string>) {
  const site = startHere(environmentOf(name, settings));
  const port = await site.port;
  const request = (url: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${url}`, init);
  const stop = async () => {
    await site.stop();
  };
  return { request, stop };
}

test("a site with its secret in the environment is restored elsewhere: links and sessions need that secret", async () => {
  const secret = newSecret();
  const link = `/downloads/ebook.pdf?token=${signLink(secret, { purpose: downloadPurpose("ebook"), subject: "x", expiresAt: new Date(Date.now() + 3_600_000) })}`;
  const account = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
  for (const name of ["first", "second"]) copyPrepared("migrated", path.join(folder, name));
  const first = await startSite("first", { SITE_SECRET: secret, ...account });
  const signedIn = await first.request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl },
    body: JSON.stringify(owner),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  await first.stop();

  const backupResult = await runHere(["backup", "site.tar.gz"], environmentOf("first", { SITE_SECRET: secret }));
  expect({ code: backupResult.code, stderr: backupResult.stderr }).toEqual({ code: 0, stderr: "" });
  const otherSecret = newSecret();
  const restored = await runHere(["restore", "site.tar.gz"], environmentOf("second", { SITE_SECRET: otherSecret }));
  expect({ code: restored.code, stderr: restored.stderr }).toEqual({ code: 0, stderr: "" });
  // The backup contains no secret, and none is generated in place of the setting.
  await expect(access(path.join(folder, "second", "keys", "secret"))).rejects.toThrow("ENOENT");

  const rejectedStart = await startHere(environmentOf("second", { SITE_SECRET: otherSecret })).ended;
  expect({ code: rejectedStart.code, stderr: rejectedStart.stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining("put the old one into SITE_SECRET_PREVIOUS") as string,
  });
  const site = await startSite("second", { SITE_SECRET: otherSecret, SITE_SECRET_PREVIOUS: secret });
  const session = (await (await site.request("/api/auth/get-session", { headers: { cookie } })).json()) as unknown;
  expect(session).toMatchObject({ user: { email: owner.email } });
  const file = await site.request(link);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await file.arrayBuffer();
  await site.stop();
});
