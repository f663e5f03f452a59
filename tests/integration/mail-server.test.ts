import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEmailDelivery } from "../../server/email/email-delivery.ts";
import { openTransport } from "../../server/email/open-email-worker.ts";
import { defaultSite } from "../../src/facts/site.ts";
import {
  deleteMailServer,
  getMailServer,
  readMailServerUrl,
  saveMailServer,
} from "../../src/features/email/mail-server.server.ts";
import type { MailServerInput } from "../../src/features/email/mail-server.ts";
import { getSetup } from "../../src/features/setup/setup-state.server.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";
import { type EmailCatcher, startEmailCatcher } from "./support/email-catcher.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const actor = "owner@example.com";
const secret = "a secret of the mail server's tests, long enough";
const password = "a password for every harbour";
const siteUrl = "https://www.example.com";

describe.each(anyStoreKind)("the mail server that the owner enters, in the %s database", (kind) => {
  let store: Store;
  let catcher: EmailCatcher;
  let dataDir: string;
  beforeAll(async () => {
    store = await startStore(kind);
    catcher = await startEmailCatcher();
    dataDir = await mkdtemp(path.join(tmpdir(), "mail-server-"));
  });
  afterAll(async () => {
    await store.stop();
    await catcher.stop();
    await rm(dataDir, { recursive: true });
  });
  const db = async () => (await store.open()).db;
  beforeEach(async () => deleteMailServer(await db(), actor));

  const input: MailServerInput = {
    host: "smtp.example.com",
    port: 465,
    security: "tls",
    username: "anna@example.com",
    password,
    greeting: "",
  };
  const catcherInput = (): MailServerInput => {
    const { hostname, port } = new URL(catcher.url);
    return { ...input, host: hostname, port: Number(port), security: "starttls", username: "", password: "" };
  };

  test("stores its password encrypted, and never returns it to the screen or the audit log", async () => {
    const site = { site: defaultSite, db: await db(), secret };
    await saveMailServer(site, input, actor);
    expect(await getMailServer(site.db)).toEqual({
      host: "smtp.example.com",
      port: 465,
      security: "tls",
      username: "anna@example.com",
      greeting: "",
      hasPassword: true,
    });
    const row = await site.db.selectFrom("mail_server").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(password);
    const lines = await site.db.selectFrom("audit_log").selectAll().where("action", "like", "mail-server.%").execute();
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain(password);
    expect(await readMailServerUrl(site.db, secret)).toBe(
      "smtps://anna%40example.com:a%20password%20for%20every%20harbour@smtp.example.com:465",
    );
    const otherServers = [{ host: "smtp.elsewhere.example" }, { port: 587 }, { security: "starttls" as const }];
    for (const change of otherServers)
      expect(await saveMailServer(site, { ...input, ...change, password: null }, actor)).toHaveProperty("password");
    await saveMailServer(site, { ...input, greeting: "mail.example.org", password: null }, actor);
    expect(await readMailServerUrl(site.db, secret)).toMatch(/^smtps:.*:465\?name=mail\.example\.org$/);
    await expect(readMailServerUrl(site.db, "another secret of the site, also long enough")).rejects.toThrow(
      "the site’s secret is another one",
    );
  });

  test("is used from the next email on; without it, emails are written to files", async () => {
    const site = { site: defaultSite, db: await db(), secret };
    const open = () => openTransport({ siteUrl, dataDir }, site);
    const delivery = createEmailDelivery({
      context: site,
      config: { siteUrl, mailFrom: "Anna <a@example.org>" },
      open,
    });
    const files = async () => (await readdir(path.join(dataDir, "outbox")).catch(() => [])).length;
    const item = async () => (await getSetup({ db: site.db, site: defaultSite, outbox: "outbox" })).hasMailServer;
    const before = await files();
    expect(await delivery.sendTest("you@example.com")).toEqual({ failure: null });
    expect([await files(), catcher.emails.length, await item()]).toEqual([before + 1, 0, false]);
    await saveMailServer(site, catcherInput(), actor);
    expect(await delivery.sendTest("you@example.com")).toEqual({ failure: null });
    expect([await files(), catcher.emails.length, await item()]).toEqual([before + 1, 1, true]);
    expect(catcher.emails[0]).toContain("Subject: A test from example.org");
    catcher.emails.length = 0;
  });

  test("yields to SMTP_URL", async () => {
    const site = { site: defaultSite, db: await db(), secret };
    await saveMailServer(site, { ...catcherInput(), port: 1 }, actor);
    const config = { siteUrl, smtpUrl: catcher.url };
    const open = () => openTransport({ ...config, dataDir }, site);
    const delivery = createEmailDelivery({ context: site, config, open });
    expect(delivery.isFixed).toBe(true);
    expect(await delivery.sendTest("you@example.com")).toEqual({ failure: null });
    expect(catcher.emails).toHaveLength(1);
    catcher.emails.length = 0;
  });

  test("reports the server's reason, or that its password can no longer be decrypted", async () => {
    const site = { site: defaultSite, db: await db(), secret };
    const sendTest = (secretNow: string) =>
      createEmailDelivery({
        context: site,
        config: { siteUrl },
        open: () => openTransport({ siteUrl, dataDir }, { db: site.db, secret: secretNow }),
      }).sendTest("you@example.com");
    await saveMailServer(site, { ...catcherInput(), port: 1 }, actor);
    expect(await sendTest(secret)).toMatchObject({ failure: "unreachable" });
    catcher.rejection = { code: 554, text: "5.7.1 This sender is unknown" };
    await saveMailServer(site, catcherInput(), actor);
    expect(await sendTest(secret)).toMatchObject({
      failure: "rejected",
      answer: expect.stringContaining("sender is unknown") as unknown,
    });
    catcher.rejection = undefined;
    await saveMailServer(site, { ...catcherInput(), username: "anna", password }, actor);
    expect(await sendTest("works with another long enough secret of the site")).toMatchObject({
      failure: "sign-in",
      answer: expect.stringContaining("secret is another one") as unknown,
    });
  });
});

describe("changing the mail server", () => {
  let site: AdministeredSite;
  beforeAll(async () => {
    site = await openAdministeredSite();
  });
  afterAll(() => site.close());

  const server = { host: "smtp.example.com", port: 465, security: "tls", username: "anna", password };
  const save = (data: object) =>
    site.call("storeMailServer", { method: "POST", person: "administrator", data: { ...server, ...data } });

  test("requires a new sign-in fifteen minutes after the last one", async () => {
    expect((await save({})).status).toBe(200);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await site.database.db.updateTable("auth_sessions").set({ created_at: hourAgo }).execute();
    expect((await save({ host: "smtp.elsewhere.example" })).status).toBe(428);
    expect((await site.call("removeMailServer", { method: "POST", person: "administrator" })).status).toBe(428);
    expect(await getMailServer(site.database.db)).toMatchObject({ host: "smtp.example.com" });
  });
});
