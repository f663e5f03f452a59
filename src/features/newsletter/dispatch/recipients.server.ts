import { type Selectable, sql, type UpdateObject } from "kysely";
import { fail, ok } from "../../../lib/result.ts";
import type { Db, Schema, Trx } from "../../../server-context/db.ts";
import { emailInLetters } from "../../../server-context/email-address.server.ts";
import { anyText } from "../../../server-context/list-request.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import type { AuditAction } from "../../audit/audit-action.ts";
import type { RecipientStatus } from "../../email/delivery-outcome.ts";
import type { Audit } from "./dispatch.server.ts";
import type { ListedRecipient } from "./dispatch.ts";
import type { DispatchResult } from "./dispatch-copy.ts";

/** Ordered by urgency. */
const reviewStatuses: readonly RecipientStatus[] = ["unknown", "bounced", "retrying"];
const maxListed = 100;

const columns = ["subscriber_id", "email", "status", "last_answer", "updated_at", "next_attempt_at"] as const;

type RecipientRow = Pick<Selectable<Schema["newsletter_recipients"]>, (typeof columns)[number]>;

const listed = (row: RecipientRow): ListedRecipient => ({
  subscriberId: row.subscriber_id,
  email: emailInLetters(row.email),
  status: row.status,
  answer: row.last_answer,
  at: row.updated_at.toISOString(),
  nextAttemptAt: row.status === "retrying" ? (row.next_attempt_at?.toISOString() ?? null) : null,
});

/** At most 100, most urgent first, with the total. */
export async function listRecipientsToReview(
  db: Db,
  issueId: number,
): Promise<{ recipients: ListedRecipient[]; total: number }> {
  const matching = db
    .selectFrom("newsletter_recipients")
    .where("issue_id", "=", issueId)
    .where("status", "=", anyText(reviewStatuses));
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .orderBy(sql`array_position(array['unknown', 'bounced', 'retrying'], status)`)
      .orderBy("updated_at", "desc")
      .limit(maxListed)
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { recipients: rows.map(listed), total };
}

export async function listAllRecipients(db: Db, issueId: number): Promise<ListedRecipient[]> {
  const rows = await db
    .selectFrom("newsletter_recipients")
    .select(columns)
    .where("issue_id", "=", issueId)
    .orderBy("subscriber_id")
    .execute();
  return rows.map(listed);
}

type Decision = { issueId: number; subscriberId: number; action: AuditAction; audit: Audit };

/** Settles a delivery whose outcome is unknown. */
async function settleUnknown(
  trx: Trx,
  { issueId, subscriberId, action, audit }: Decision,
  changes: UpdateObject<Schema, "newsletter_recipients">,
): Promise<DispatchResult> {
  const changed = await trx
    .updateTable("newsletter_recipients")
    .set({ ...changes, lease_owner: null, lease_until: null, updated_at: audit.now })
    .where("issue_id", "=", issueId)
    .where("subscriber_id", "=", subscriberId)
    .where("status", "=", "unknown")
    .returning("subscriber_id")
    .executeTakeFirst();
  if (!changed) return fail("decided-already");
  await recordAudit(trx, { actor: audit.actor, action, subjectKind: "issue", subjectId: issueId });
  return ok();
}

export function markRecipientSent(
  db: Db,
  issueId: number,
  subscriberId: number,
  audit: Audit,
): Promise<DispatchResult> {
  return db
    .transaction()
    .execute((trx) =>
      settleUnknown(
        trx,
        { issueId, subscriberId, action: "issue.markSent", audit },
        { status: "sent", last_answer: "Marked as sent by the owner.", sent_at: sql`coalesce(sent_at, updated_at)` },
      ),
    );
}

/** Resends a delivery whose outcome is unknown, with the same Message-ID, so that clients can deduplicate. */
export function sendRecipientAgain(
  db: Db,
  issueId: number,
  subscriberId: number,
  audit: Audit,
): Promise<DispatchResult> {
  return db.transaction().execute(async (trx) => {
    const issue = await trx
      .selectFrom("newsletter_issues")
      .select("status")
      .where("id", "=", issueId)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!issue || issue.status === "cancelled") return fail("cancelled");
    const settled = await settleUnknown(
      trx,
      { issueId, subscriberId, action: "issue.sendAgain", audit },
      { status: "waiting", attempts: 0, next_attempt_at: audit.now, last_answer: null },
    );
    if (!settled.ok || issue.status !== "sent") return settled;
    await trx
      .updateTable("newsletter_issues")
      .set({ status: "sending", finished_at: null })
      .where("id", "=", issueId)
      .execute();
    return ok();
  });
}
