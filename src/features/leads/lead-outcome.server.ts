import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { addTouches, findTouches } from "../visits/touches.server.ts";
import type { CountedMandate, LeadOutcome, LeadState } from "./lead-record.ts";

type OutcomeColumns = {
  status: LeadState;
  mandate_euro: number | null;
  mandate_on: string | null;
  lost_reason: string | null;
};

export function outcomeOf({ status, mandate_euro, mandate_on, lost_reason }: OutcomeColumns): LeadOutcome {
  if (status === "mandate") return { status, euro: mandate_euro ?? 0, day: mandate_on ?? "" };
  return status === "lost" ? { status, reason: lost_reason ?? "" } : { status };
}

const columnsFor = (outcome: LeadOutcome) => ({
  status: outcome.status,
  mandate_euro: outcome.status === "mandate" ? outcome.euro : null,
  mandate_on: outcome.status === "mandate" ? sql<string>`${outcome.day}::date` : null,
  lost_reason: outcome.status === "lost" ? outcome.reason || null : null,
});

async function revert(db: Db, { day, euro, touches }: CountedMandate): Promise<void> {
  await addTouches(db, { day, event: "mandates", touches, times: -1, euro: -euro });
}

/** Also updates the statistics of mandates; returns the ids that changed. */
export async function setOutcome(db: Db, ids: readonly number[], outcome: LeadOutcome): Promise<number[]> {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "email", "status", "mandate_euro", "lost_reason", "mandate_counted"])
    .select(sql<string | null>`to_char(mandate_on, 'YYYY-MM-DD')`.as("mandate_on"))
    .where("id", "=", anyId(ids))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  const target = JSON.stringify(outcome);
  const changed: number[] = [];
  for (const { id, email, mandate_counted: countedMandate, ...columns } of leads) {
    if (JSON.stringify(outcomeOf(columns)) === target) continue;
    if (countedMandate) await revert(db, countedMandate);
    let counted: CountedMandate | null = null;
    if (outcome.status === "mandate") {
      const { day, euro } = outcome;
      counted = { day, euro, touches: countedMandate?.touches ?? (await findTouches(db, email)) };
      await addTouches(db, { ...counted, event: "mandates" });
    }
    await db
      .updateTable("leads")
      .set({ ...columnsFor(outcome), mandate_counted: counted && JSON.stringify(counted) })
      .where("id", "=", id)
      .execute();
    changed.push(id);
  }
  return changed;
}

/** Returns how many leads changed. The audit log omits the reason, which may name someone. */
export async function setLeadOutcome(
  db: Db,
  ids: readonly number[],
  outcome: LeadOutcome,
  actor: string,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const changed = await setOutcome(transaction, ids, outcome);
    const detail = outcome.status === "mandate" ? { ...outcome } : { status: outcome.status };
    for (const id of changed) {
      await recordAudit(transaction, { actor, action: "lead.status", subjectKind: "lead", subjectId: id, detail });
    }
    return changed.length;
  });
}
