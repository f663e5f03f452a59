import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { composeEmail } from "../../server/email/compose-email.ts";
import { createOutbox, eraseFromOutbox } from "../../server/email/outbox.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { eraseEmailsAbout } from "../../src/features/email/personal-data.server.ts";
import { contactForm } from "../../src/features/leads/contact-form.ts";
import { createLead } from "../../src/features/leads/leads.server.ts";
import {
  eraseMyData,
  erasePerson,
  findMyData,
  previewErasure,
  purgePersonalData,
  sendMyDataLink,
} from "../../src/features/privacy/personal-data.server.ts";
import { myDataFile } from "../../src/features/privacy/personal-data.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { requestMyData } from "./support/my-data.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const now = new Date("2026-11-21T10:00:00Z");
/** Documented in docs/my-data-format.md. */
const documentedFile = z.strictObject({
  format: z.literal("my-data"),
  version: z.literal(1),
  email: z.email(),
  exportedAt: z.iso.datetime(),
  data: z.array(
    z.strictObject({
      title: z.string().min(1),
      records: z.array(
        z.strictObject({
          title: z.string().min(1),
          at: z.iso.datetime(),
          facts: z.array(z.strictObject({ label: z.string().min(1), value: z.string() })),
          stays: z.string().optional(),
        }),
      ),
    }),
  ),
});
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

async function submitMessage(context: SiteContext, email: string): Promise<void> {
  const submission = {
    values: { name: "Maren", organisation: "", email, phone: "", message: "Hello" },
    body: new FormData(),
    page: "/contact",
    campaign: {},
    notice: contactForm(defaultSite).notice,
    marketing: "Also the letter.",
  };
  await createLead(context, { kind: "contact", shape: contactForm(defaultSite), submission, now });
}

const tokenFor = (context: SiteContext, email: string) => requestMyData(context, email, now);

describe.each(anyStoreKind)("personal data in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  test("is found and erased for one person only", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    await submitMessage(context, "Maren@example.com");
    await submitMessage(context, "other@example.com");
    const token = await tokenFor(context, "maren@example.com");
    const data = await findMyData(context, token, now);
    expect(data.state === "open" && data.groups.map(({ title }) => title)).toEqual([
      "What you sent us",
      "Your subscription",
      "Emails we sent you",
    ]);
    expect(JSON.stringify(data)).toContain("21 November 2026, 11:00 AM CET (Europe/Berlin)");
    expect(JSON.stringify(data)).not.toContain("other@example.com");
    expect(await eraseMyData(context, token, now)).toEqual(ok());
    expect(await findMyData(context, token, now)).toMatchObject({ state: "open", groups: [] });
    for (const table of ["leads", "subscribers"] as const) {
      expect(await db.selectFrom(table).select("email").execute()).toEqual([{ email: "other@example.com" }]);
    }
    // The notice to the owner about the message is deleted with it.
    expect(JSON.stringify(await db.selectFrom("mails").selectAll().execute())).not.toMatch(/maren@example/i);
    const audit = await db.selectFrom("audit_log").select(["actor", "action", "detail"]).execute();
    expect(audit).toMatchObject([
      { actor: "visitor", action: "personal-data.erase", detail: { leads: 1, subscribers: 1 } },
    ]);
    expect(JSON.stringify(audit)).not.toContain("@");
  });

  test("is downloaded as a file that matches its description", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    await submitMessage(context, "maren@example.com");
    const data = await findMyData(context, await tokenFor(context, "maren@example.com"), now);
    if (data.state !== "open") throw new Error("The link opens nothing");
    const file = documentedFile.parse(JSON.parse(JSON.stringify(myDataFile(data, now))));
    expect(file.data[0]?.records[0]?.facts).toContainEqual({ label: "Message", value: "Hello" });
  });

  test("opens with a link for a day, and only as signed", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    await submitMessage(context, "maren@example.com");
    const token = await tokenFor(context, "maren@example.com");
    expect(await findMyData(context, token, hours(24))).toEqual({ state: "expired" });
    expect(await eraseMyData(context, token, hours(24))).toEqual(fail("expired"));
    const forged = token.replace(/^[^.]+/, Buffer.from("other@example.com").toString("base64url"));
    expect(await findMyData(context, forged, now)).toEqual({ state: "forged" });
    expect(await eraseMyData(context, forged, now)).toEqual(fail("forged"));
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);
  });

  test("is erased on its day: leads with their emails, and sent emails after thirty days", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    await submitMessage(context, "maren@example.com");
    expect(await purgePersonalData(context, new Date("2027-11-21T09:59:59Z"))).toEqual({ subscribers: 1 });
    expect(await db.selectFrom("mails").select("kind").execute()).toEqual([{ kind: "lead-notice" }]);
    expect(await purgePersonalData(context, new Date("2027-11-21T10:00:00Z"))).toEqual({ leads: 1 });
    expect(await db.selectFrom("mails").select("id").execute()).toEqual([]);
    await sendMyDataLink(context, "maren@example.com", now);
    await db.updateTable("mails").set({ status: "sent", sent_at: now }).execute();
    expect(await purgePersonalData(context, hours(24 * 30 - 1))).toEqual({});
    expect(await purgePersonalData(context, hours(24 * 30))).toEqual({ mails: 1 });
  });

  test("is erased with more emails than a statement can have parameters", async () => {
    const { db } = await store.open();
    await submitMessage(siteContext(db, ""), "maren@example.com");
    const subjects = (await db.selectFrom("mails").select("subject_key").execute()).map((row) => row.subject_key ?? "");
    await eraseEmailsAbout(db, [...Array.from({ length: 70_000 }, (_, index) => `lead:x${index}`), ...subjects]);
    expect(await db.selectFrom("mails").select("id").execute()).toEqual([]);
  });

  test("is erased by the owner after a preview, with emails in the outbox folder", async () => {
    const { db } = await store.open();
    const outbox = await mkdtemp(path.join(tmpdir(), "outbox-"));
    onTestFinished(() => rm(outbox, { recursive: true }));
    const context: SiteContext = {
      ...siteContext(db, ""),
      eraseFromOutbox: (email) => eraseFromOutbox(outbox, email),
    };
    await submitMessage(context, "maren@example.com");
    await submitMessage(context, "carmaren@example.com");
    const transport = createOutbox(outbox);
    for (const email of await db.selectFrom("mails").selectAll().execute())
      await transport.deliver(await composeEmail(email, { from: () => "site@example.com", host: "www.example.com" }));
    const files = async () =>
      Promise.all((await readdir(outbox)).map((name) => readFile(path.join(outbox, name), "utf8")));
    expect(await files()).toHaveLength(4);

    const { goes, stays } = await previewErasure(context, "Maren@example.com", now);
    expect(goes.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(stays).toEqual([]);
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(2);

    await erasePerson(context, "Maren@example.com", "owner@example.com", now);
    for (const table of ["leads", "subscribers", "people"] as const) {
      expect(await db.selectFrom(table).select("email").execute()).toEqual([{ email: "carmaren@example.com" }]);
    }
    const remaining = await files();
    expect(remaining).toHaveLength(2);
    expect(remaining.join("")).not.toMatch(/\bmaren@example/);
    const [entry] = await db.selectFrom("audit_log").select(["actor", "action", "detail"]).execute();
    expect(entry).toMatchObject({ actor: "owner@example.com", action: "person.erase", detail: { leads: 1 } });
    expect(JSON.stringify(entry?.detail)).not.toContain("@");
  });
});
