import type { Db } from "../../server-context/db.ts";
import type { EmailContent } from "./email-content.ts";
import { emailQueue, type QueuedEmail } from "./email-queue.server.ts";
import type { EmailAttachment } from "./schema.server.ts";

export type OutgoingEmail = {
  /** Groups emails for the owner's list, such as "newsletter-confirmation". */
  kind: string;
  to: string;
  content: EmailContent;
  /** Names what the email is about; a second one for the same occasion is not queued. */
  occasion?: string;
  /** What the email is about, such as "lead:42": it is erased with that, for every recipient. */
  about?: string;
  /** Further header fields, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: readonly EmailAttachment[];
  /** Not before this time; at once when left out. */
  sendAt?: Date;
};

type RenderedEmail = Omit<OutgoingEmail, "content"> & { subject: string; html: string; plain: string };

/**
 * Queues an email that is rendered already, in the caller's transaction.
 * @returns whether it was queued; false when there already is one for its occasion.
 */
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

/**
 * Queues an email in the caller's transaction: it is sent if and only if what it tells of is stored.
 * @returns whether it was queued; false when there already is one for its occasion.
 */
export async function queueEmail(db: Db, email: OutgoingEmail): Promise<boolean> {
  const { content, ...rest } = email;
  const { renderEmail } = await import("./render-email.tsx");
  return queueRenderedEmail(db, { ...rest, subject: content.subject, ...renderEmail(content) });
}

/** One email with its words, or undefined. */
export async function getEmail(db: Db, id: number): Promise<QueuedEmail | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Sends a dead email again, at once and with all its attempts; false when it is not dead (any more). */
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

/** Removes an email that waits or is dead; false when it is being sent, was sent, or is gone. */
export async function discardEmail(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom("mails")
    .where("id", "=", id)
    .where("status", "in", ["queued", "dead"])
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}
