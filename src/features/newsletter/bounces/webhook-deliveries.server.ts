import type { Db } from "../../../server-context/db.ts";

/** Longer than any webhook is accepted after its timestamp. */
const storedHours = 48;

/** Records a webhook, in the transaction that acts on it. @returns false when it was accepted before */
export async function claimWebhookDelivery(trx: Db, provider: string, deliveryId: string): Promise<boolean> {
  const claimed = await trx
    .insertInto("newsletter_webhook_deliveries")
    .values({ provider, delivery_id: deliveryId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("provider")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Deletes records of webhooks whose repetition would be too old anyway. */
export async function purgeWebhookDeliveries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("newsletter_webhook_deliveries")
    .where("received_at", "<", new Date(now.getTime() - storedHours * 3_600_000))
    .execute();
}
