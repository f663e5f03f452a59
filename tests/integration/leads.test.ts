import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { contactForm } from "../../src/features/leads/contact-form.ts";
import { ebookForm } from "../../src/features/leads/ebook-form.ts";
import { createLead } from "../../src/features/leads/leads.server.ts";
import { exportLeadList } from "../../src/features/leads/leads-export.server.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const now = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const submission = (changes: Record<string, string> = {}, marketing?: string) => ({
  values: { name: "Maren", organisation: "", email: "maren@example.com", phone: "", message: "Hello", ...changes },
  body: new FormData(),
  page: "/contact",
  campaign: { utm_source: "letter" },
  notice: contactForm(defaultSite).notice,
  marketing,
});

describe.each(anyStoreKind)("leads in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  test("stores a lead with readable answers, consent and retention date", async () => {
    const { db } = await store.open();
    const values = { name: "", organisation: "", email: "a@example.com", industry: "financial" };
    await createLead(siteContext(db, ""), {
      kind: "ebook",
      shape: ebookForm(defaultSite),
      submission: { ...submission(), values, marketing: "Also send me the letter." },
      now,
    });
    const lead = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(lead.answers).toEqual([
      { name: "email", label: "Email", value: "a@example.com" },
      { name: "industry", label: "Industry", value: "Financial Services" },
    ]);
    expect(lead).toMatchObject({ campaign: { utm_source: "letter" }, marketing_text: "Also send me the letter." });
    expect(lead.marketing_at).toEqual(now);
    expect(lead.expires_at).toEqual(new Date("2027-02-21T10:00:00Z"));
    const emails = await db.selectFrom("mails").select(["kind", "recipient"]).orderBy("id").execute();
    expect(emails).toEqual([
      { kind: "lead-notice", recipient: "owner@example.com" },
      { kind: "download", recipient: "a@example.com" },
      { kind: "newsletter-confirmation", recipient: "a@example.com" },
    ]);
  });

  test("stores twenty concurrent clicks as one lead with one email", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        createLead(context, { kind: "contact", shape: contactForm(defaultSite), submission: submission(), now }),
      ),
    );
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    expect(await db.selectFrom("mails").select("id").execute()).toHaveLength(1);
  });

  test("stores another lead for another text, person or time", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    const create = (changes: Record<string, string>, at: Date) =>
      createLead(context, {
        kind: "contact",
        shape: contactForm(defaultSite),
        submission: submission(changes),
        now: at,
      });
    const first = await create({}, now);
    expect((await create({ email: "MAREN@example.com" }, later(9))).id).toBe(first.id);
    for (const { changes, at } of [
      { changes: { message: "Hello again" }, at: now },
      { changes: { email: "other@example.com" }, at: now },
      { changes: {}, at: later(11) },
    ]) {
      expect((await create(changes, at)).isDuplicate).toBe(false);
    }
  });

  test("exports all data of leads, with the list's labels and in the owner's time zone", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    const changes = { phone: "+49 69 1234", message: "=Where do\nwe begin?" };
    const { id } = await createLead(context, {
      kind: "contact",
      shape: contactForm(defaultSite),
      submission: submission(changes),
      now,
    });
    const ebook = {
      ...submission({ industry: "healthcare", email: "other@example.com", message: "" }),
      page: "/ebook",
    };
    await createLead(context, { kind: "ebook", shape: ebookForm(defaultSite), submission: ebook, now: later(1) });
    await db
      .updateTable("leads")
      .set({ created_at: now, notes: "Calls back", status: "conversation" })
      .where("id", "=", id)
      .execute();
    await db
      .updateTable("leads")
      .set({ created_at: later(1) })
      .where("id", "<>", id)
      .execute();
    await db.updateTable("owner_calendar").set({ zone: "Asia/Kolkata" }).execute();
    const request = { search: "", sort: "", page: 1, status: "", kind: "" } as const;
    const { file, count } = await exportLeadList(db, request);
    expect(count).toBe(2);
    expect(file.split("\r\n")).toEqual([
      "\ufeffReceived (Asia/Kolkata),Form,Name,Email,Organisation,Phone,Message,Other answers,Status,Page,Source,Campaign,How they came,Mandate in euro,Mandate on,Lost because,Notes",
      "2026-11-21 15:31,eBook,Maren,other@example.com,,,,Industry: Healthcare,New,/ebook,letter,,,,,,",
      `2026-11-21 15:30,Message,Maren,maren@example.com,,+49 69 1234,"'=Where do\nwe begin?",,In conversation,/contact,letter,,,,,,Calls back`,
      "",
    ]);
    expect((await exportLeadList(db, { ...request, status: "conversation" })).count).toBe(1);
  });

  test("stores no lead if its email cannot be queued", async () => {
    const { db } = await store.openAsOwner();
    await db.schema.alterTable("mails").renameTo("mails_elsewhere").execute();
    const create = createLead(siteContext(db, ""), {
      kind: "contact",
      shape: contactForm(defaultSite),
      submission: submission(),
      now,
    });
    await expect(create).rejects.toThrow();
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  });
});
