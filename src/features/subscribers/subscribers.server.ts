import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { fail, ok, type Result } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { lockRecipient, minutesUntilEmail, queueEmail } from "../email/emails.server.ts";
import { startWithSubscription } from "../sequences/readers.server.ts";
import { countEvent, visitColumn } from "../visits/touches.server.ts";
import type { Visit } from "../visits/visit.ts";
import {
  alreadySubscribedEmail,
  confirmationEmail,
  noSubscriptionEmail,
  subscriptionLinkEmail,
  welcomeEmail,
} from "./emails.ts";
import { endSubscription } from "./records/end-subscription.server.ts";
import { confirmDays, type SettingsState, type SubscriptionState } from "./records/subscriber.ts";
import {
  confirmationLink,
  findLinkKey,
  type Origin,
  preferencesLink,
  readConfirmation,
  readSettings,
  unsubscribeHeaders,
  unsubscribeLink,
} from "./records/subscription-links.server.ts";
import { removeSuppression } from "./records/suppressions.server.ts";

/** A second request for the same address within it is ignored. */
const duplicateMs = 600_000;

export type SubscriptionRequest = {
  email: string;
  name: string | null;
  page: string;
  /** Consent text as shown. */
  text: string;
  visit?: Visit | null | undefined;
  now: Date;
};

/** The first name, if an imported list had it. */
const greetedName = sql<string | null>`coalesce(first_name, name)`;

/** A short hash of the wording. */
export const textVersion = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Sends a confirmation email. Confirmed subscribers are told by email only, so that the form reveals nothing. */
export async function requestSubscription(origin: Origin, db: Db, request: SubscriptionRequest): Promise<void> {
  const { email, name, page, text, visit, now } = request;
  await lockRecipient(db, email);
  const existing = await db
    .selectFrom("subscribers")
    .select(["id", "email", "status", "requested_at", "deleted_at", "link_key", greetedName.as("greeted")])
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  if (existing?.status === "confirmed" && existing.deleted_at === null) {
    if ((await minutesUntilEmail(db, "newsletter", email)) > 0) return;
    await queueEmail(origin.site, db, {
      kind: "newsletter-known",
      to: existing.email,
      about: `subscriber:${existing.id}`,
      headers: { ...unsubscribeHeaders(origin, existing.link_key), "Reply-To": origin.site.facts.email },
      content: alreadySubscribedEmail(origin.site, {
        name: existing.greeted,
        preferences: preferencesLink(origin, existing.link_key),
      }),
    });
    return;
  }
  const isPending = existing?.status === "pending" && existing.deleted_at === null;
  // A form submitted twice sends one email.
  if (isPending && existing.requested_at.getTime() > now.getTime() - duplicateMs) return;
  const expiresAt = new Date(now.getTime() + confirmDays * dayMs);
  const values = {
    email,
    page,
    visit: visitColumn(visit),
    status: "pending",
    requested_at: now,
    expires_at: expiresAt,
    deleted_at: null,
  } as const;
  const { id, request_key } = existing
    ? await db
        .updateTable("subscribers")
        .set({
          ...values,
          ...(name && { name, first_name: null }),
          ...(isPending ? {} : { request_key: randomUUID() }),
        })
        .where("id", "=", existing.id)
        .returning(["id", "request_key"])
        .executeTakeFirstOrThrow()
    : await db
        .insertInto("subscribers")
        .values({ ...values, name, created_at: now })
        .returning(["id", "request_key"])
        .executeTakeFirstOrThrow();
  await recordEvent(db, { subscriberId: id, event: "requested", text, page, now });
  if ((await minutesUntilEmail(db, "newsletter", email)) > 0) return;
  await queueEmail(origin.site, db, {
    kind: "newsletter-confirmation",
    to: email,
    occasion: `subscriber:${id}:${now.getTime()}:confirm`,
    about: `subscriber:${id}`,
    content: confirmationEmail(origin.site, {
      name,
      href: confirmationLink(origin, request_key, expiresAt),
      days: confirmDays,
    }),
  });
}

type SubscriptionEvent = {
  subscriberId: number;
  event: "requested" | "confirmed" | "changed";
  text?: string;
  page?: string;
  now: Date;
};

async function recordEvent(db: Db, { subscriberId, event, text, page, now }: SubscriptionEvent): Promise<void> {
  await db
    .insertInto("subscription_events")
    .values({
      subscriber_id: subscriberId,
      event,
      text: text ?? null,
      text_version: text ? textVersion(text) : null,
      page: page ?? null,
      at: now,
    })
    .execute();
}

/** Read-only. */
export async function confirmationState(
  { db, secret }: SiteContext,
  token: string,
  now: Date,
): Promise<SubscriptionState> {
  const link = readConfirmation(secret, token, now);
  if (!link.ok) return { state: link.code };
  const row = await db
    .selectFrom("subscribers")
    .select(["email", "status"])
    .where("request_key", "=", link.value)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  // Expired, erased on request, or superseded by a newer request.
  if (!row) return { state: "expired" };
  if (row.status === "confirmed") return { state: "already", email: emailInLetters(row.email) };
  if (row.status === "unsubscribed") return { state: "unsubscribed" };
  return { state: "pending", email: emailInLetters(row.email) };
}

/** Idempotent; sends the welcome email once. */
export async function confirmSubscription(context: SiteContext, token: string, now: Date): Promise<SubscriptionState> {
  const link = readConfirmation(context.secret, token, now);
  if (!link.ok) return { state: link.code };
  return context.db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable("subscribers")
      .set({ status: "confirmed", confirmed_at: now, unsubscribed_at: null, expires_at: null })
      .set({ bounces_in_row: 0, end_reason: null })
      .where("request_key", "=", link.value)
      .where("status", "=", "pending")
      .where("deleted_at", "is", null)
      .returning(["id", "email", "link_key", greetedName.as("greeted")])
      .executeTakeFirst();
    if (!confirmed) return confirmationState({ ...context, db: transaction }, token, now);
    await removeSuppression(transaction, context.secret, confirmed.email);
    await countEvent(transaction, "subscribers", confirmed.email, now);
    await recordEvent(transaction, {
      subscriberId: confirmed.id,
      event: "confirmed",
      page: "/newsletter/confirm",
      now,
    });
    await startWithSubscription(transaction, confirmed.email, now);
    await queueEmail(context.site, transaction, {
      kind: "newsletter-welcome",
      to: confirmed.email,
      occasion: `subscriber:${confirmed.id}:${link.value}:welcome`,
      about: `subscriber:${confirmed.id}`,
      headers: unsubscribeHeaders(context, confirmed.link_key),
      content: welcomeEmail(context.site, {
        name: confirmed.greeted,
        preferences: preferencesLink(context, confirmed.link_key),
      }),
    });
    return { state: "confirmed", email: emailInLetters(confirmed.email) };
  });
}

export async function settingsState({ db, secret }: SiteContext, token: string, now: Date): Promise<SettingsState> {
  const link = readSettings(secret, token, now);
  if (!link.ok) return { state: link.code };
  const linkKey = await findLinkKey(db, link.value, now);
  const row =
    linkKey &&
    (await db
      .selectFrom("subscribers")
      .select(["email", "status", "deleted_at", greetedName.as("greeted")])
      .where("link_key", "=", linkKey)
      .executeTakeFirst());
  if (!row) return { state: "outdated" };
  if (row.deleted_at || row.status === "unsubscribed") return { state: "unsubscribed" };
  if (row.status === "pending") return { state: "pending", email: emailInLetters(row.email) };
  return { state: "confirmed", email: emailInLetters(row.email), name: row.greeted ?? "" };
}

/** "gone": the subscription no longer exists. */
export async function changePreferences(
  { db, secret }: SiteContext,
  token: string,
  changes: { name: string },
  now: Date,
): Promise<Result<undefined, "gone">> {
  const link = readSettings(secret, token, now);
  const linkKey = link.ok && (await findLinkKey(db, link.value, now));
  if (!linkKey) return fail("gone");
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("subscribers")
      .set({ name: changes.name || null, first_name: null })
      .where("link_key", "=", linkKey)
      .where("status", "=", "confirmed")
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return fail("gone");
    await recordEvent(transaction, {
      subscriberId: changed.id,
      event: "changed",
      page: "/newsletter/preferences",
      now,
    });
    return ok();
  });
}

/** Idempotent. "outdated": an old link by a number that may be another reader's, who is emailed a new one; nothing changes. */
export async function unsubscribe(
  context: SiteContext,
  token: string,
  now: Date,
): Promise<Result<undefined, "outdated" | "forged">> {
  const link = readSettings(context.secret, token, now);
  if (!link.ok) return link;
  const { db } = context;
  const subject = link.value;
  const linkKey = await findLinkKey(db, subject, now);
  if (linkKey === undefined) {
    const reader =
      "number" in subject &&
      (await db
        .selectFrom("subscribers")
        .select("email")
        .where("id", "=", subject.number)
        .where("status", "=", "confirmed")
        .where("deleted_at", "is", null)
        .executeTakeFirst());
    if (reader) await sendSubscriptionLink(context, reader.email);
    return fail("outdated");
  }
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("subscribers")
      .select("id")
      .where("link_key", "=", linkKey)
      .executeTakeFirst();
    if (!row) return fail("outdated");
    await endSubscription(transaction, row.id, { now });
    return ok();
  });
}

/** Unknown addresses get an email too, so nothing is revealed. @returns 0 if queued, else minutes to wait */
export async function sendSubscriptionLink(context: Origin & { db: Db }, email: string): Promise<number> {
  return context.db.transaction().execute(async (transaction) => {
    const waitMinutes = await minutesUntilEmail(transaction, "newsletter-link", email);
    if (waitMinutes > 0) return waitMinutes;
    const reader = await transaction
      .selectFrom("subscribers")
      .select(["id", "link_key", greetedName.as("greeted")])
      .where(sql`lower(email)`, "=", email.toLowerCase())
      .where("status", "=", "confirmed")
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    await queueEmail(context.site, transaction, {
      kind: "newsletter-link",
      to: email,
      ...(reader && { about: `subscriber:${reader.id}` }),
      content: reader
        ? subscriptionLinkEmail(context.site, { name: reader.greeted, href: unsubscribeLink(context, reader.link_key) })
        : noSubscriptionEmail(context.site, { href: `${context.siteUrl}/newsletter/link` }),
    });
    return 0;
  });
}
