import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import type { WebhookData, WebhookEvent } from "./webhook-event.ts";

/** Queues one delivery per subject and subscribed endpoint, in the transaction of the reported change. */
export async function queueWebhooks(trx: Db, event: WebhookEvent, subjects: readonly WebhookData[]): Promise<void> {
  if (subjects.length === 0) return;
  await sql`
    insert into webhook_deliveries (endpoint_id, event, data)
    select e.id, ${event}, d.value
    from webhook_endpoints e cross join jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) d
    where e.disabled_at is null and e.events @> array[${event}]::text[]`.execute(trx);
}
