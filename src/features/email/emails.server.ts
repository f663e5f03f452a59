import type { Db } from "../../request/db.ts";
import type { MailContent } from "./email-content.ts";
import { mailsQueued, type QueuedMail } from "./email-queue.server.ts";
import { renderMail } from "./render-email.ts";
import type { MailAttachment } from "./schema.server.ts";

export type OutgoingMail = {
  /** Groups letters for the owner's list, such as "newsletter-confirmation". */
  kind: string;
  to: string;
  content: MailContent;
  /** Names what the letter is about; a second one for the same occasion is not queued. */
  occasion?: string;
  /** What the letter is about, such as "lead:42": it is erased with that, whoever it is addressed to. */
  about?: string;
  /** Further header fields, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  /** Not before this time; at once when left out. */
  sendAt?: Date;
};

/**
 * Queues a letter in the caller's transaction: it is sent if and only if what it tells of is stored.
 * @returns whether it was queued; false when there already is one for its occasion.
 */
export async function queueMail(db: Db, mail: OutgoingMail): Promise<boolean> {
  const { html, plain } = await renderMail(mail.content);
  const inserted = await db
    .insertInto("mails")
    .values({
      kind: mail.kind,
      occasion: mail.occasion ?? null,
      recipient: mail.to,
      subject: mail.content.subject,
      html,
      plain,
      headers: JSON.stringify(mail.headers ?? {}),
      attachments: JSON.stringify(mail.attachments ?? []),
      next_attempt_at: mail.sendAt,
      last_error: null,
      sent_at: null,
      subject_key: mail.about ?? null,
    })
    .onConflict((conflict) => conflict.column("occasion").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  mailsQueued.publish(undefined);
  return true;
}

type MailStatus = QueuedMail["status"];

/** A letter as the owner's list shows it. */
export type MailEntry = Pick<
  QueuedMail,
  "id" | "kind" | "recipient" | "subject" | "status" | "attempts" | "last_error" | "created_at" | "sent_at"
> & { nextAttemptAt: Date };

/** Letters, newest first, with the number of all; of one status when it is given. Pages count from 1. */
export async function listMails(
  db: Db,
  { status, page = 1, pageSize = 50 }: { status?: MailStatus; page?: number; pageSize?: number },
): Promise<{ mails: MailEntry[]; total: number }> {
  const chosen = status ? db.selectFrom("mails").where("status", "=", status) : db.selectFrom("mails");
  const [mails, { total }] = await Promise.all([
    chosen
      .select(["id", "kind", "recipient", "subject", "status", "attempts", "last_error", "created_at", "sent_at"])
      .select("next_attempt_at as nextAttemptAt")
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    chosen.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { mails, total: Number(total) };
}

/** One letter with its words, or undefined. */
export async function getMail(db: Db, id: number): Promise<QueuedMail | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Sends a dead letter again, at once and with all its attempts; false when it is not dead (any more). */
export async function retryMail(db: Db, id: number): Promise<boolean> {
  const retried = await db
    .updateTable("mails")
    .set({ status: "queued", attempts: 0, next_attempt_at: new Date() })
    .where("id", "=", id)
    .where("status", "=", "dead")
    .returning("id")
    .executeTakeFirst();
  if (!retried) return false;
  mailsQueued.publish(undefined);
  return true;
}

/** Removes a letter that waits or is dead; false when it is being sent, was sent, or is gone. */
export async function discardMail(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom("mails")
    .where("id", "=", id)
    .where("status", "in", ["queued", "dead"])
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}
