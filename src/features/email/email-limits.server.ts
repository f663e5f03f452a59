import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";

/** Per hour and recipient, for addresses that anyone can enter; budgets are separate. Only queued emails count. */
const budgets = {
  download: { kinds: ["download"], perHour: 3 },
  newsletter: { kinds: ["newsletter-confirmation", "newsletter-known"], perHour: 3 },
  "newsletter-link": { kinds: ["newsletter-link"], perHour: 3 },
  "my-data": { kinds: ["my-data"], perHour: 5 },
} as const;

export type EmailPurpose = keyof typeof budgets;

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
