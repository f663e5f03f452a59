import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { retryEmail } from "../../src/features/email/emails.server.ts";
import type { FormAnswer } from "../../src/features/forms/form-shape.ts";
import { registerGuest } from "../../src/features/guests/podcast-guests.server.ts";
import { contactForm } from "../../src/features/leads/contact-form.ts";
import { ebookForm } from "../../src/features/leads/ebook-form.ts";
import { createLead } from "../../src/features/leads/leads.server.ts";
import { postMyDataRequest } from "../../src/features/privacy/my-data-handlers.functions.ts";
import { myDataForm } from "../../src/features/privacy/pages/my-data-copy.ts";
import { requestSubscription } from "../../src/features/subscribers/subscribers.server.ts";
import type { Schema } from "../../src/server-context/db.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

/** Stands in for the framework, which knows the current request. */
const currentRequest: { request?: Request } = {};
vi.mock("@tanstack/react-start/server", () => ({ getRequest: () => currentRequest.request }));

const victim = "victim@example.com";
const now = new Date("2026-11-21T10:00:00Z");

const submission = (values: Record<string, string>, marketing?: string) => ({
  values,
  body: new FormData(),
  page: "/contact",
  campaign: {},
  notice: contactForm(defaultSite).notice,
  marketing,
});

let visitors = 0;

/** Submits the form of the page "My data" as a script does, each time from another client. */
async function requestMyData(context: SiteContext, email: string): Promise<FormAnswer> {
  const form = new FormData();
  form.set("email", email);
  form.set("elapsed", "5000");
  const headers = { accept: "application/json", origin: context.siteUrl };
  const request = new Request(`${context.siteUrl}/privacy/my-data`, { method: "POST", headers });
  const next = () => {
    throw new Error("a script gets JSON");
  };
  currentRequest.request = request;
  const clientNetwork = `192.0.2.${++visitors}`;
  const response = await postMyDataRequest(myDataForm)({ request, context: { ...context, clientNetwork, form }, next });
  return response instanceof Response ? ((await response.json()) as FormAnswer) : next();
}

const contact = (context: SiteContext, message: string, marketing?: string) =>
  createLead(context, {
    kind: "contact",
    shape: contactForm(defaultSite),
    submission: submission({ name: "", organisation: "", email: victim, phone: "", message }, marketing),
    now,
  });

const requestEbook = (context: SiteContext, name: string) =>
  createLead(context, {
    kind: "ebook",
    shape: ebookForm(defaultSite),
    submission: submission({ name, organisation: "", email: victim, industry: "financial" }),
    now,
  });

const kindsTo = async (db: Kysely<Schema>, email: string) =>
  (await db.selectFrom("mails").select("kind").where("recipient", "=", email).orderBy("id").execute()).map(
    ({ kind }) => kind,
  );

describe.each(anyStoreKind)("limits of emails to one recipient in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  const open = async () => siteContext((await store.open()).db, "");

  test("allow the link to one's own data after fifty contact forms", async () => {
    const context = await open();
    for (let index = 0; index < 50; index++) await contact(context, `Message ${index}`);
    expect(await kindsTo(context.db, victim)).toEqual([]);
    expect(await requestMyData(context, victim)).toMatchObject({ outcome: "accepted" });
    expect(await kindsTo(context.db, victim)).toEqual(["my-data"]);
  });

  test("are separate for downloads and subscriptions", async () => {
    const context = await open();
    for (let index = 0; index < 6; index++) await requestEbook(context, `Name ${index}`);
    expect(await kindsTo(context.db, victim)).toEqual(["download", "download", "download"]);
    await contact(context, "Hello", "Also send me the newsletter.");
    expect(await requestMyData(context, victim)).toMatchObject({ outcome: "accepted" });
    expect((await kindsTo(context.db, victim)).slice(3)).toEqual(["newsletter-confirmation", "my-data"]);
  });

  test("ignore duplicate forms, and those whose transaction fails", async () => {
    const context = await open();
    for (let index = 0; index < 5; index++) await requestEbook(context, "The same");
    const failing = { ...context, secret: "short" };
    await expect(requestEbook(failing, "Another")).rejects.toThrow("fewer than 32 bytes");
    await Promise.all(["B", "C", "D", "E"].map((name) => requestEbook(context, name)));
    expect(await kindsTo(context.db, victim)).toEqual(["download", "download", "download"]);
  });

  test("keep a pending subscriber's link working after three requests, without a fourth email", async () => {
    const context = await open();
    const subscribe = (minutes: number) =>
      context.db.transaction().execute((db) =>
        requestSubscription(context, db, {
          email: victim,
          name: null,
          page: "/sunday-review",
          text: "I agree.",
          now: new Date(now.getTime() + minutes * 60_000),
        }),
      );
    for (const minutes of [0, 11, 22, 33, 44]) await subscribe(minutes);
    expect(await kindsTo(context.db, victim)).toEqual(Array.from({ length: 3 }, () => "newsletter-confirmation"));
  });

  test("leave an email over the limit to the owner, and don't count it", async () => {
    const context = await open();
    const entry = { name: "A", email: victim, organisation: null, bio: "b", expertise: "e" };
    let count = 0;
    const register = () => {
      const topics = `Topic ${count++}`;
      return registerGuest(context, { ...entry, topics, links: null, portrait: null, consentText: "As shown." }, now);
    };
    for (let index = 0; index < 5; index++) await register();
    const ofGuests = context.db
      .selectFrom("mails")
      .select(["id", "status", "failure"])
      .where("kind", "=", "guest-received");
    const rows = await ofGuests.orderBy("id").execute();
    expect(rows.map(({ status, failure }) => [status, failure])).toEqual([
      ...Array.from({ length: 3 }, () => ["queued", null]),
      ...Array.from({ length: 2 }, () => ["dead", "limit"]),
    ]);
    expect(await retryEmail(context.db, rows.at(-1)?.id ?? 0)).toBe(true);
    await sql`update mails set created_at = now() - interval '1 hour' where status = 'queued'`.execute(context.db);
    await register();
    expect((await ofGuests.orderBy("id", "desc").execute())[0]?.status).toBe("queued");
    for (let index = 0; index < 20; index++) await register();
    expect(await ofGuests.where("failure", "=", "limit").execute()).toHaveLength(10);
  });

  test("are reported once the hourly links are used up, the same for known and unknown addresses", async () => {
    const context = await open();
    await contact(context, "Hello");
    const results = [];
    for (const email of [victim, "nobody@example.com"]) {
      for (let index = 0; index < 5; index++) {
        expect(await requestMyData(context, index % 2 ? email.toUpperCase() : email)).toMatchObject({
          outcome: "accepted",
        });
      }
      const { values: _, ...result } = { values: undefined, ...(await requestMyData(context, email)) };
      results.push(result);
    }
    expect(results[0]).toEqual(results[1]);
    expect(results[0]).toEqual({
      form: "my-data",
      outcome: "rejected",
      code: "enough-links",
      message:
        "We sent several links to this address in the last hour. Use the newest one, or try again in 60 minutes.",
    });
    await sql`update mails set created_at = now() - interval '1 hour'`.execute(context.db);
    expect(await requestMyData(context, victim)).toMatchObject({ outcome: "accepted" });
  });
});
