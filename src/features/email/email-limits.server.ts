import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";

/**
 * Emails an hour to one email address that anyone can enter. Each purpose has a budget of its own, so that spending one silences
 * no other. What is counted are the emails in the queue: a form that sends no email to it costs nothing.
 */
const budgets = {
  download: { kinds: ["download"], perHour: 3 },
  newsletter: { kinds: ["newsletter-confirmation", "newsletter-known"], perHour: 3 },
  "newsletter-link": { kinds: ["newsletter-link"], perHour: 3 },
  "my-data": { kinds: ["my-data"], perHour: 5 },
} as const;

export type EmailPurpose = keyof typeof budgets;

/** Makes requests for the same recipient wait for each other until the transaction ends. */
export async function lockRecipient(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 1))`.execute(trx);
}

/**
 * Minutes until the next email of this purpose may be queued for a recipient; 0 when it may be now. Call it in the
 * transaction that queues the email.
 */
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
