import type { Db } from "../../server-context/db.ts";
import { queueWebhooks } from "../webhooks/events/queue-webhooks.server.ts";

/** The queue has no personal data: contact details are added at delivery. */
export const queueLeadCreated = (trx: Db, { id, kind, page }: { id: number; kind: string; page: string }) =>
  queueWebhooks(trx, "lead.created", [{ id, kind, page, path: `/admin/leads/${id}` }]);

/** Null if the lead was deleted or erased. */
export async function contactOfLead(
  db: Db,
  id: number,
): Promise<{ name: string | null; email: string; message: string | null } | null> {
  const lead = await db
    .selectFrom("leads")
    .select(["name", "email", "answers"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!lead) return null;
  const message = lead.answers.find(({ name }) => name === "message")?.value ?? null;
  return { name: lead.name, email: lead.email, message };
}
