import { sql } from "kysely";
import type { Site } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { anyText } from "../../server-context/list-request.server.ts";
import type { EmailAttachment, EmailContent } from "./email-content.ts";
import type { EmailKind } from "./email-kind.ts";
import { emailQueue, type QueuedEmail } from "./email-queue.server.ts";

/** Emails per recipient and purpose that a stranger can cause to any address. */
const hourlyLimits = {
  download: 3,
  newsletter: 3,
  sequence: 3,
  "newsletter-link": 3,
  "my-data": 5,
  guest: 3,
  booking: 6,
} as const;

type EmailPurpose = keyof typeof hourlyLimits;

/** Null: only the owner or someone who has proven the address causes it, or its record already limits it. */
const purposes: Record<EmailKind, EmailPurpose | null> = {
  download: "download",
  "newsletter-confirmation": "newsletter",
  "newsletter-known": "newsletter",
  "newsletter-welcome": null,
  "newsletter-link": "newsletter-link",
  "sequence-confirmation": "sequence",
  "my-data": "my-data",
  "guest-received": "guest",
  "guest-accepted": null,
  "guest-declined": null,
  "guest-signed": null,
  "booking-check": "booking",
  "booking-confirmed": "booking",
  "booking-moved": "booking",
  "booking-cancelled": "booking",
  // Two per booking.
  "booking-reminder": null,
  "booking-place": null,
  "booking-no-show": null,
  "lead-reply": null,
  "newsletter-test": null,
  "sequence-test": null,
  // To the owner and administrators.
  "lead-notice": null,
  "booking-owner": null,
  "guest-owner": null,
  "guest-signed-owner": null,
  "owner-notice": null,
  "owner-week": null,
  "password-reset": null,
  "password-changed": null,
  "passkey-added": null,
};

const kindsOf = (matches: (purpose: EmailPurpose | null) => boolean) =>
  Object.entries(purposes).flatMap(([kind, purpose]) => (matches(purpose) ? [kind] : []));

const limitedKinds = kindsOf((purpose) => purpose !== null);

/** For all purposes together, until a click proves the address. */
const unprovenLimits = [
  { kinds: limitedKinds, count: 10, seconds: 3_600 },
  { kinds: limitedKinds, count: 20, seconds: 86_400 },
];

/** Serialises requests for the same recipient until the transaction ends. */
export async function lockRecipient(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 1))`.execute(trx);
}

async function isProven(db: Db, email: string): Promise<boolean> {
  const subscriber = await db
    .selectFrom("subscribers")
    .select("id")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("status", "=", "confirmed")
    .executeTakeFirst();
  return subscriber !== undefined;
}

/** 0 if it can be queued now. Call in the transaction that queues it. */
export async function minutesUntilEmail(trx: Db, purpose: EmailPurpose, email: string): Promise<number> {
  await lockRecipient(trx, email);
  const own = { kinds: kindsOf((candidate) => candidate === purpose), count: hourlyLimits[purpose], seconds: 3_600 };
  let wait = 0;
  for (const { kinds, count, seconds } of [own, ...((await isProven(trx, email)) ? [] : unprovenLimits)]) {
    const oldestThatCounts = await trx
      .selectFrom("mails")
      .select(
        sql<number>`extract(epoch from created_at + make_interval(secs => ${seconds}) - now())::float8`.as("seconds"),
      )
      .where(sql`lower(recipient)`, "=", email.toLowerCase())
      .where("kind", "=", anyText(kinds))
      .where("created_at", ">", sql<Date>`now() - make_interval(secs => ${seconds})`)
      .where("failure", "is distinct from", "limit")
      .orderBy("created_at", "desc")
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldestThatCounts) wait = Math.max(wait, 1, Math.ceil(oldestThatCounts.seconds / 60));
  }
  return wait;
}

export type OutgoingEmail = {
  kind: EmailKind;
  to: string;
  content: EmailContent;
  /** Deduplication key: only one email per occasion. */
  occasion?: string;
  /** Subject such as "lead:42"; erased with it. */
  about?: string;
  headers?: Record<string, string>;
  attachments?: readonly EmailAttachment[];
  sendAt?: Date;
  /** Not limited: only the owner can cause it. */
  isByOwner?: boolean;
};

type RenderedEmail = Omit<OutgoingEmail, "content" | "isByOwner"> & { subject: string; html: string; plain: string };

const postponed = {
  status: "dead",
  failure: "limit",
  last_error: "This address got as many emails from the site as a stranger may cause.",
} as const;

/** Per recipient, so that repeated submissions of a form don't fill the database and the owner's list. */
const maxPostponed = 10;

async function canPostpone(trx: Db, email: string): Promise<boolean> {
  const rows = await trx
    .selectFrom("mails")
    .select("id")
    .where(sql`lower(recipient)`, "=", email.toLowerCase())
    .where("failure", "=", "limit")
    .limit(maxPostponed)
    .execute();
  return rows.length < maxPostponed;
}

/** In the caller's transaction. @returns false if postponed, or if the occasion already has one */
export async function queueRenderedEmail(db: Db, email: RenderedEmail, isPostponed = false): Promise<boolean> {
  const inserted = await db
    .insertInto("mails")
    .values({
      kind: email.kind,
      occasion: email.occasion ?? null,
      recipient: email.to,
      subject: email.subject,
      html: email.html,
      plain: email.plain,
      headers: JSON.stringify(email.headers ?? {}),
      attachments: JSON.stringify(email.attachments ?? []),
      next_attempt_at: email.sendAt,
      subject_key: email.about ?? null,
      ...(isPostponed && postponed),
    })
    .onConflict((conflict) => conflict.column("occasion").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted || isPostponed) return false;
  emailQueue.emit("queued");
  return true;
}

/**
 * In the caller's transaction, so it is sent only if the change commits.
 * @returns false if the occasion already has one, or the recipient's limit is reached: the owner then decides about the first ten
 */
export async function queueEmail(site: Site, db: Db, email: OutgoingEmail): Promise<boolean> {
  const { content, isByOwner, ...rest } = email;
  const purpose = isByOwner ? null : purposes[email.kind];
  const isPostponed = purpose !== null && (await minutesUntilEmail(db, purpose, email.to)) > 0;
  if (isPostponed && !(await canPostpone(db, email.to))) return false;
  const { renderEmail } = await import("./render-email.tsx");
  return queueRenderedEmail(db, { ...rest, subject: content.subject, ...renderEmail(site, content) }, isPostponed);
}

export async function getEmail(db: Db, id: number): Promise<QueuedEmail | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Immediately, with all attempts; false unless dead. A caller with a transaction wakes the queue after it. */
export async function retryEmail(db: Db, id: number): Promise<boolean> {
  const retried = await db
    .updateTable("mails")
    .set({ status: "queued", attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("status", "=", "dead")
    .returning("id")
    .executeTakeFirst();
  if (!retried) return false;
  emailQueue.emit("queued");
  return true;
}

/** False unless waiting or dead. */
export async function discardEmail(db: Db, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("mails")
    .where("id", "=", id)
    .where("status", "in", ["queued", "dead"])
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}
