import { sql } from "kysely";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";

/** A folder; UIDs name the same messages while `uidValidity` is unchanged (RFC 3501, 2.3.1.1). */
export type Mailbox = { name: string; uidValidity: number };

/** `subject` only of a report that the owner has to read. */
export type ProcessedMessage = { uid: number; subject: string | null };

/** Must exceed the age of the unread messages that are searched. */
const storedDays = 21;

const messagesByUid = (db: Db, { name, uidValidity }: Mailbox, uids: readonly number[]) =>
  db
    .selectFrom("bounce_mailbox_messages")
    .where("mailbox", "=", name)
    .where("uid_validity", "=", uidValidity)
    .where(sql<boolean>`uid = any(${[...uids]}::bigint[])`);

/** @returns the messages that aren't processed yet, in the given order */
export async function findNewMessages(db: Db, mailbox: Mailbox, uids: readonly number[]): Promise<number[]> {
  const rows = await messagesByUid(db, mailbox, uids).select("uid").execute();
  const processed = new Set(rows.map(({ uid }) => uid));
  return uids.filter((uid) => !processed.has(uid));
}

/** @returns the subjects of unclear reports, newest first */
export async function findUnclearReports(db: Db, mailbox: Mailbox, uids: readonly number[]): Promise<string[]> {
  const unclear = messagesByUid(db, mailbox, uids).select("subject").where("subject", "is not", null);
  return (await unclear.orderBy("uid", "desc").execute()).map(({ subject }) => subject ?? "");
}

export async function storeProcessed(
  db: Db,
  { name, uidValidity }: Mailbox,
  messages: ProcessedMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto("bounce_mailbox_messages")
    .values(messages.map((message) => ({ mailbox: name, uid_validity: uidValidity, ...message })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function purgeBounceMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - storedDays * dayMs);
  await db.deleteFrom("bounce_mailbox_messages").where("at", "<", before).execute();
}
