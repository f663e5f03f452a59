import type { Db } from "../../../server-context/db.ts";

/** Longer than the age at which webhooks are rejected. */
const storedHours = 48;

/** @returns false if this webhook was already accepted */
export async function claimWebhookDelivery(trx: Db, provider: string, deliveryId: string): Promise<boolean> {
  const claimed = await trx
    .insertInto("newsletter_webhook_deliveries")
    .values({ provider, delivery_id: deliveryId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("provider")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function purgeWebhookDeliveries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("newsletter_webhook_deliveries")
    .where("received_at", "<", new Date(now.getTime() - storedHours * 3_600_000))
    .execute();
}
