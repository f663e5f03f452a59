import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { purgePersonalData } from "../../src/features/privacy/personal-data.server.ts";
import { preferencesLink } from "../../src/features/subscribers/records/subscription-links.server.ts";
import {
  changePreferences,
  confirmationState,
  confirmSubscription,
  requestSubscription,
  settingsState,
  unsubscribe,
} from "../../src/features/subscribers/subscribers.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const now = new Date("2026-11-21T10:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const request = { email: "maren@example.com", name: "Maren", page: "/sunday-review", text: "I agree." };

const subscribe = (context: SiteContext, at = now, changes: Partial<typeof request> = {}) =>
  context.db.transaction().execute((db) => requestSubscription(context, db, { ...request, ...changes, now: at }));

/** The tokens of the confirmation emails, oldest first. */
async function tokens({ db }: SiteContext): Promise<string[]> {
  const emails = await db
    .selectFrom("mails")
    .select("plain")
    .where("kind", "=", "newsletter-confirmation")
    .orderBy("id")
    .execute();
  return emails.map(({ plain }) => /confirm\?token=(\S+)/.exec(plain)?.[1] ?? "");
}

async function settingsToken(context: SiteContext, email = request.email): Promise<string> {
  const reader = await context.db
    .selectFrom("subscribers")
    .select("link_key")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return new URL(preferencesLink(context, reader.link_key)).searchParams.get("token") ?? "";
}

describe.each(anyStoreKind)("subscriptions in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  const open = async () => siteContext((await store.open()).db, "");

  test("start with the button, and store their proof", async () => {
    const context = await open();
    await subscribe(context);
    const [token = ""] = await tokens(context);
    expect(await confirmationState(context, token, now)).toEqual({ state: "pending", email: request.email });
    expect(await confirmationState(context, token, now)).toEqual({ state: "pending", email: request.email });
    expect(await confirmSubscription(context, token, days(1))).toEqual({ state: "confirmed", email: request.email });
    expect(await confirmSubscription(context, token, days(2))).toEqual({ state: "already", email: request.email });
    const events = await context.db
      .selectFrom("subscription_events")
      .select(["event", "text", "at"])
      .orderBy("id")
      .execute();
    expect(events).toEqual([
      { event: "requested", text: "I agree.", at: now },
      { event: "confirmed", text: null, at: days(1) },
    ]);
    const welcomes = await context.db
      .selectFrom("mails")
      .select("headers")
      .where("kind", "=", "newsletter-welcome")
      .execute();
    expect(welcomes).toHaveLength(1);
    expect(welcomes[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  });

  test("are erased with their email if not confirmed within seven days", async () => {
    const context = await open();
    await subscribe(context);
    const [token = ""] = await tokens(context);
    await purgePersonalData(context, days(6.9));
    expect((await confirmationState(context, token, days(6.9))).state).toBe("pending");
    expect(await purgePersonalData(context, days(7))).toEqual({ subscribers: 1 });
    expect((await confirmationState(context, token, days(7))).state).toBe("expired");
    expect((await confirmSubscription(context, token, days(7))).state).toBe("expired");
    for (const table of ["subscribers", "subscription_events", "mails"] as const) {
      expect(await context.db.selectFrom(table).select("id").execute()).toEqual([]);
    }
    const audit = await context.db.selectFrom("audit_log").select(["actor", "action", "detail"]).execute();
    expect(audit).toEqual([{ actor: "system", action: "personal-data.purge", detail: { subscribers: 1 } }]);
  });

  test("aren't renewed by an email from before the unsubscription", async () => {
    const context = await open();
    await subscribe(context);
    const [oldToken = ""] = await tokens(context);
    await confirmSubscription(context, oldToken, now);
    const settings = await settingsToken(context);
    expect(await unsubscribe(context, settings, days(1))).toEqual(ok());
    expect(await unsubscribe(context, settings, days(1))).toEqual(ok());
    expect((await confirmSubscription(context, oldToken, days(2))).state).toBe("unsubscribed");
    await subscribe(context, days(2));
    expect((await confirmSubscription(context, oldToken, days(2))).state).toBe("expired");
    const [, newToken = ""] = await tokens(context);
    expect((await confirmSubscription(context, newToken, days(2))).state).toBe("confirmed");
  });

  test("return to unsubscribed when a former reader's new request expires", async () => {
    const context = await open();
    await subscribe(context);
    const [token = ""] = await tokens(context);
    await confirmSubscription(context, token, now);
    await unsubscribe(context, await settingsToken(context), days(1));
    await subscribe(context, days(2));
    await purgePersonalData(context, days(10));
    const row = await context.db.selectFrom("subscribers").select(["status", "expires_at"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ status: "unsubscribed", expires_at: new Date("2030-01-01T00:00:00Z") });
    await purgePersonalData(context, new Date("2030-01-01T00:00:00Z"));
    expect(await context.db.selectFrom("subscribers").select("id").execute()).toEqual([]);
  });

  test("are changed by the reader's own link only", async () => {
    const context = await open();
    await subscribe(context);
    const [token = ""] = await tokens(context);
    await confirmSubscription(context, token, now);
    const settings = await settingsToken(context);
    expect(await changePreferences(context, settings, { name: "Jo" }, now)).toEqual(ok());
    expect(await settingsState(context, settings, now)).toMatchObject({ name: "Jo" });
    for (const forged of ["", "MQ.zzzzzz.forged", token, settings.replace(/^../, "Mg")]) {
      expect(await changePreferences(context, forged, { name: "X" }, now)).toEqual(fail("gone"));
      expect(await unsubscribe(context, forged, now)).toEqual(fail("forged"));
      expect(await settingsState(context, forged, now)).toEqual({ state: "forged" });
    }
  });

  test("send a known address another email, without revealing that in the response", async () => {
    const context = await open();
    await subscribe(context);
    const [token = ""] = await tokens(context);
    await confirmSubscription(context, token, now);
    await subscribe(context, days(1), { email: "MAREN@example.com" });
    const kinds = await context.db.selectFrom("mails").select("kind").orderBy("id").execute();
    expect(kinds.map((email) => email.kind)).toEqual([
      "newsletter-confirmation",
      "newsletter-welcome",
      "newsletter-known",
    ]);
    expect(await context.db.selectFrom("subscribers").select("status").execute()).toEqual([{ status: "confirmed" }]);
  });
});
