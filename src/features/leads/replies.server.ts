import { sql } from "kysely";
import { fail, ok, type Result } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
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
    await transaction
      .updateTable("leads")
      .set({ reply_draft: null, reply_drafted_by: null })
      .where("id", "=", id)
      .execute();
    await recordAudit(transaction, {
      actor,
      action: "lead.reply",
      subjectKind: "lead",
      subjectId: id,
      detail: status ? { status } : {},
    });
    return ok();
  });
}

/** Stored until the owner sends a reply; false if the lead doesn't exist. `draftedBy` is the assistant. */
export async function draftReply(
  db: Db,
  { id, body }: { id: number; body: string },
  { actor, draftedBy }: { actor: string; draftedBy: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .updateTable("leads")
      .set({ reply_draft: body, reply_drafted_by: draftedBy })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!lead) return false;
    await recordAudit(trx, { actor, action: "lead.draft-reply", subjectKind: "lead", subjectId: id });
    return true;
  });
}

export async function discardDraftedReply(db: Db, id: number, actor: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .updateTable("leads")
      .set({ reply_draft: null, reply_drafted_by: null })
      .where("id", "=", id)
      .where("reply_draft", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (!lead) return false;
    await recordAudit(trx, { actor, action: "lead.discard-reply", subjectKind: "lead", subjectId: id });
    return true;
  });
}

/** Null clears the day; false if the lead doesn't exist. */
export async function setFollowUp(db: Db, id: number, day: string | null, actor: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("leads")
      .set({ follow_up_on: day === null ? null : sql`${day}::date` })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await recordAudit(transaction, {
      actor,
      action: "lead.follow-up",
      subjectKind: "lead",
      subjectId: id,
      detail: { day },
    });
    return true;
  });
}

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
