import { createHmac } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Db } from "../../request/db.ts";
import type { RequestContext } from "../../request/request-context.ts";
import type { Schema } from "../../request/schema.server.ts";

/** So many times one client holds at once, over all kinds of conversation. */
const holdsPerClient = 3;

/** A client who wants to hold more times at once than one may. */
export class TooManyHolds extends Error {
  override name = "TooManyHolds";
}

/** Names the client of a request in the database: the same for the same network, and telling nobody else which that is. */
export const holdClient = ({ secret, clientAddress }: Pick<RequestContext, "secret" | "clientAddress">): string =>
  createHmac("sha256", secret).update(`booking-hold\n${clientAddress}`).digest("base64url").slice(0, 22);

/**
 * Lets a client take one more hold in this transaction; requests of the same client wait for each other here.
 * @throws TooManyHolds when it has as many as it may
 */
export async function reserveHold(trx: Transaction<Schema>, client: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`booking-hold ${client}`}))`.execute(trx);
  const { count } = await trx
    .selectFrom("bookings")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("held_by", "=", client)
    .where("held_until", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (count >= holdsPerClient) throw new TooManyHolds("a client holds as many times as it may");
}

/** Forgets whose the holds were that have ended. */
export async function forgetHoldClients(db: Db): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ held_by: null })
    .where("held_by", "is not", null)
    .where("held_until", "<=", sql<Date>`now()`)
    .execute();
}
