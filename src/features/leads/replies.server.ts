import { sql, type UpdateObject } from "kysely";
import { fail, ok, type Result } from "../../lib/result.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { type AuditEntry, recordAudit } from "../audit/audit.server.ts";
import { queueEmail } from "../email/emails.server.ts";
import { leadReplyEmail } from "./emails.ts";
import { leadRules, monthsLater } from "./lead.ts";
import { setOutcome } from "./lead-outcome.server.ts";
import type { PlainLeadState } from "./lead-record.ts";
import { queueLeadCreated } from "./lead-webhook.server.ts";

/** `key` is an idempotency key; a null status leaves the lead's as it is. */
export type ReplyInput = { id: number; key: string; subject: string; body: string; status: PlainLeadState | null };

/** Stores and queues a reply and sets the lead's status in one transaction; duplicates are ignored. */
export async function replyToLead(
  { site, db }: Pick<SiteContext, "db" | "site">,
  { id, key, subject, body, status }: ReplyInput,
  { actor, now }: { actor: string; now: Date },
): Promise<Result<undefined, "gone">> {
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .selectFrom("leads")
      .select(["email", "name", "answers", "created_at"])
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!lead) return fail("gone");
    const reply = await transaction
      .insertInto("lead_replies")
      .values({ lead_id: id, key, subject, body, sent_by: actor, created_at: now })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!reply) return ok();
    if (status) await setOutcome(transaction, [id], { status });
    const about = `lead:${id}`;
    await queueEmail(site, transaction, {
      kind: "lead-reply",
      to: lead.email,
      occasion: `${about}:reply:${reply.id}`,
      about,
      headers: { "Reply-To": site.facts.email },
      content: leadReplyEmail(site, {
        subject,
        body,
        message: lead.answers.find(({ name }) => name === "message")?.value,
        from: lead.name ?? emailInLetters(lead.email),
        sentAt: lead.created_at.toISOString(),
      }),
    });
    await transaction.updateTable("leads").set(noDraft).where("id", "=", id).execute();
    const detail = status ? { status } : {};
    await recordAudit(transaction, { actor, action: "lead.reply", subjectKind: "lead", subjectId: id, detail });
    return ok();
  });
}

/** False if the lead doesn't exist, or `onlyDrafted` and it has no draft. */
function updateLead(
  db: Db,
  id: number,
  changes: UpdateObject<Schema, "leads">,
  entry: Pick<AuditEntry, "actor" | "action" | "detail">,
  onlyDrafted = false,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .updateTable("leads")
      .set(changes)
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .$if(onlyDrafted, (query) => query.where("reply_draft", "is not", null))
      .returning("id")
      .executeTakeFirst();
    if (!lead) return false;
    await recordAudit(trx, { ...entry, subjectKind: "lead", subjectId: id });
    return true;
  });
}

const noDraft = { reply_draft: null, reply_drafted_by: null };

/** Stored until the owner sends a reply; `draftedBy` is the assistant. */
export const draftReply = (
  db: Db,
  { id, body }: { id: number; body: string },
  { actor, draftedBy }: { actor: string; draftedBy: string },
): Promise<boolean> =>
  updateLead(db, id, { reply_draft: body, reply_drafted_by: draftedBy }, { actor, action: "lead.draft-reply" });

export const discardDraftedReply = (db: Db, id: number, actor: string): Promise<boolean> =>
  updateLead(db, id, noDraft, { actor, action: "lead.discard-reply" }, true);

/** Null clears the day. */
export const setFollowUp = (db: Db, id: number, day: string | null, actor: string): Promise<boolean> =>
  updateLead(
    db,
    id,
    { follow_up_on: day === null ? null : sql`${day}::date` },
    { actor, action: "lead.follow-up", detail: { day } },
  );

export type ManualLead = { name: string; email: string; organisation: string; source: string; message: string };

/** Creates a lead that the owner entered; returns its id. */
export async function enterLead(
  db: Db,
  { name, email, organisation, source, message }: ManualLead,
  { actor, now }: { actor: string; now: Date },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto("leads")
      .values({
        kind: "manual",
        email,
        name: name || null,
        organisation: organisation || null,
        answers: JSON.stringify(message ? [{ name: "message", label: "Message", value: message }] : []),
        page: "",
        source,
        notice_text: "Entered by the owner.",
        notice_at: now,
        status: "conversation",
        fingerprint: `manual:${crypto.randomUUID()}`,
        created_at: now,
        expires_at: monthsLater(now, leadRules.manual.months),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueLeadCreated(transaction, { id, kind: "manual", page: "" });
    await recordAudit(transaction, { actor, action: "lead.create", subjectKind: "lead", subjectId: id });
    return id;
  });
}
