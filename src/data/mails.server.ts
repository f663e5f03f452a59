import type { Kysely, Transaction } from "kysely";
import type { MailContent } from "../mails/mail-content.ts";
import { renderMail } from "../mails/render-mail.ts";
import type { MailAttachment } from "./operations-schema.server.ts";
import type { Schema } from "./schema.server.ts";

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
export async function queueMail(db: Kysely<Schema> | Transaction<Schema>, mail: OutgoingMail): Promise<boolean> {
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
  return inserted !== undefined;
}
