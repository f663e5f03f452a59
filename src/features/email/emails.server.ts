import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { EmailContent } from "./email-content.ts";
import type { EmailKind } from "./email-kind.ts";
import { emailQueue, type QueuedEmail } from "./email-queue.server.ts";
import type { EmailAttachment } from "./schema.server.ts";

/** Per hour and recipient, for addresses that anyone can enter; budgets are separate. Only queued emails count. */
const budgets = {
  download: { kinds: ["download"], perHour: 3 },
  newsletter: { kinds: ["newsletter-confirmation", "newsletter-known"], perHour: 3 },
  sequence: { kinds: ["sequence-confirmation"], perHour: 3 },
  "newsletter-link": { kinds: ["newsletter-link"], perHour: 3 },
  "my-data": { kinds: ["my-data"], perHour: 5 },
} as const;

type EmailPurpose = keyof typeof budgets;

/** Serialises requests for the same recipient until the transaction ends. */
export async function lockRecipient(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 1))`.execute(trx);
}

/** 0 if it may be queued now. Call in the transaction that queues it. */
export async function minutesUntilEmail(trx: Db, purpose: EmailPurpose, email: string): Promise<number> {
  const { kinds, perHour } = budgets[purpose];
  await lockRecipient(trx, email);
  const oldestThatCounts = await trx
    .selectFrom("mails")
    .select(sql<number>`extract(epoch from created_at + interval '1 hour' - now())::float8`.as("seconds"))
    .where(sql`lower(recipient)`, "=", email.toLowerCase())
    .where("kind", "in", [...kinds])
    .where("created_at", ">", sql<Date>`now() - interval '1 hour'`)
    .orderBy("created_at", "desc")
    .offset(perHour - 1)
    .limit(1)
    .executeTakeFirst();
  return oldestThatCounts ? Math.max(1, Math.ceil(oldestThatCounts.seconds / 60)) : 0;
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
};

type RenderedEmail = Omit<OutgoingEmail, "content"> & { subject: string; html: string; plain: string };

/** In the caller's transaction. @returns false if the occasion already has one */
export async function queueRenderedEmail(db: Db, email: RenderedEmail): Promise<boolean> {
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
      last_error: null,
      sent_at: null,
      subject_key: email.about ?? null,
    })
    .onConflict((conflict) => conflict.column("occasion").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  emailQueue.emit("queued");
  return true;
}

/** In the caller's transaction, so it is sent only if the change commits. @returns false if the occasion already has one */
export async function queueEmail(db: Db, email: OutgoingEmail): Promise<boolean> {
  const { content, ...rest } = email;
  const { renderEmail } = await import("./render-email.tsx");
  return queueRenderedEmail(db, { ...rest, subject: content.subject, ...renderEmail(content) });
}

export async function getEmail(db: Db, id: number): Promise<QueuedEmail | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Immediately, with all attempts; false if it is not dead. */
export async function retryEmail(db: Db, id: number): Promise<boolean> {
  const retried = await db
    .updateTable("mails")
    .set({ status: "queued", attempts: 0, next_attempt_at: new Date() })
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
  const gone = await db
    .deleteFrom("mails")
    .where("id", "=", id)
    .where("status", "in", ["queued", "dead"])
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}
