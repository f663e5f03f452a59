import { sql } from "kysely";
import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import { storedHtml } from "../content-drafts/stored-html.server.ts";
import type { Audit } from "../newsletter/dispatch/dispatch.server.ts";
import {
  type ListedSequence,
  maxSequenceEmails,
  missingSettings,
  missingTexts,
  type SequenceEmail,
  type SequenceEmailContent,
  type SequenceState,
  type SequenceStep,
  type SequenceTrigger,
} from "./sequence.ts";

export type SequenceFailure =
  | Failure<"gone" | "conflict" | "taken" | "full">
  /** One message for each missing item. */
  | (Failure<"incomplete"> & { findings: string[] });
export type SequenceResult = Result<undefined, SequenceFailure>;

export async function listSequences(db: Db): Promise<ListedSequence[]> {
  const { rows } = await sql<ListedSequence>`
    select q.id::float8 as id, q.name, q.trigger, q.state,
      (select count(*) from sequence_emails e where e.sequence_id = q.id and e.removed_at is null)::integer as emails,
      (select count(*) from sequence_readers r where r.sequence_id = q.id and r.state = 'active')::integer as reading
    from sequences q order by q.id`.execute(db);
  return rows;
}

/** The consent sentences that forms display now, by trigger. */
export async function readSequenceOffers(db: Db): Promise<Partial<Record<SequenceTrigger, string>>> {
  const rows = await db.selectFrom("sequences").select(["trigger", "consent"]).where("state", "=", "running").execute();
  return Object.fromEntries(rows.map(({ trigger, consent }) => [trigger, consent]));
}

const recordChange = (trx: Trx, { actor }: Audit, action: AuditAction, id: number) =>
  recordAudit(trx, { actor, action, subjectKind: "sequence", subjectId: id });

export const createSequence = (
  db: Db,
  { name, trigger }: { name: string; trigger: SequenceTrigger },
  audit: Audit,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("sequences")
      .values({ name, trigger, created_by: audit.actor })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordChange(trx, audit, "sequence.create", row.id);
    return row.id;
  });

type Settings = { id: number; version: number; name: string; consent: string };

export const saveSequence = (db: Db, { id, version, ...settings }: Settings, audit: Audit): Promise<SequenceResult> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("sequences")
      .select(["version", "state"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail("gone");
    if (row.version !== version) return fail("conflict");
    const findings = row.state === "running" ? missingSettings(settings) : [];
    if (findings.length > 0) return fail("incomplete", { findings });
    await trx
      .updateTable("sequences")
      .set({ ...settings, version: version + 1, updated_at: audit.now })
      .where("id", "=", id)
      .execute();
    await recordChange(trx, audit, "sequence.save", id);
    return ok();
  });

const actions: Record<Exclude<SequenceState, "draft">, AuditAction> = {
  running: "sequence.run",
  closed: "sequence.close",
  paused: "sequence.pause",
};

/** "taken": another running sequence has the same trigger. */
export const setSequenceState = (
  db: Db,
  id: number,
  state: Exclude<SequenceState, "draft">,
  audit: Audit,
): Promise<SequenceResult> =>
  db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("sequences").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row || (row.state === "draft" && state !== "running")) return fail("gone");
    if (state === "running") {
      await sql`select pg_advisory_xact_lock(hashtextextended('sequence-offers', 1))`.execute(trx);
      const emails = await listEmails(trx, id);
      const findings = [
        ...missingSettings(row),
        ...(emails.length === 0 ? ["Add an email."] : []),
        ...emails.flatMap((email, index) => missingTexts(`Email ${index + 1}`, email)),
      ];
      if (findings.length > 0) return fail("incomplete", { findings });
      const other = await trx
        .selectFrom("sequences")
        .select("id")
        .where("trigger", "=", row.trigger)
        .where("state", "=", "running")
        .where("id", "<>", id)
        .executeTakeFirst();
      if (other) return fail("taken");
    }
    await trx.updateTable("sequences").set({ state, updated_at: audit.now }).where("id", "=", id).execute();
    await recordChange(trx, audit, actions[state], id);
    return ok();
  });

const listEmails = (db: Db, sequenceId: number): Promise<SequenceEmail[]> =>
  selectEmails(db).where("e.sequence_id", "=", sequenceId).execute();

export async function getSequenceEmail(db: Db, id: number): Promise<SequenceEmail | null> {
  return (await selectEmails(db).where("e.id", "=", id).executeTakeFirst()) ?? null;
}

export const selectEmails = (db: Db) =>
  db
    .selectFrom("sequence_emails as e")
    .select(["e.id", "e.sequence_id as sequenceId", "e.position", "e.version", "e.subject", "e.parts"])
    .select(["e.preview_text as previewText", "e.wait_days as waitDays", "e.hour", "e.skip_sundays as skipSundays"])
    .select(
      sql<number>`(select count(*) from sequence_deliveries d where d.email_id = e.id
        and d.status in ('waiting', 'retrying'))::integer`.as("waiting"),
    )
    .where("e.removed_at", "is", null)
    .orderBy("e.position")
    .orderBy("e.id");

/** Appended; active readers don't get it. */
export const addSequenceEmail = (db: Db, sequenceId: number, audit: Audit): Promise<Result<number, SequenceFailure>> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom("sequences").select("id").where("id", "=", sequenceId).forUpdate().execute();
    if (rows.length === 0) return fail("gone");
    const emails = await listEmails(trx, sequenceId);
    if (emails.length >= maxSequenceEmails) return fail("full");
    const last = emails.at(-1);
    const row = await trx
      .insertInto("sequence_emails")
      .values({
        sequence_id: sequenceId,
        position: (last?.position ?? 0) + 1,
        wait_days: last ? 2 : 0,
        hour: last?.hour ?? 8,
        parts: JSON.stringify([{ kind: "opening", title: "", html: "", slot: "opening" }]),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordChange(trx, audit, "sequence.save", sequenceId);
    return ok(row.id);
  });

type SavedEmail = { id: number; version: number } & SequenceEmailContent & SequenceStep;

/** The text applies to everyone who hasn't received it; waits and hours only to new readers. */
export const saveSequenceEmail = (db: Db, email: SavedEmail, audit: Audit): Promise<SequenceResult> =>
  db.transaction().execute(async (trx) => {
    const parts = email.parts.map((part) => ({ ...part, html: storedHtml(part.html) }));
    const row = await trx
      .selectFrom("sequence_emails as e")
      .innerJoin("sequences as q", "q.id", "e.sequence_id")
      .select(["e.version", "e.sequence_id", "q.state"])
      .where("e.id", "=", email.id)
      .where("e.removed_at", "is", null)
      .forUpdate("e")
      .executeTakeFirst();
    if (!row) return fail("gone");
    if (row.version !== email.version) return fail("conflict");
    const findings = row.state === "draft" ? [] : missingTexts("This email", { ...email, parts });
    if (findings.length > 0) return fail("incomplete", { findings });
    await trx
      .updateTable("sequence_emails")
      .set({ subject: email.subject.trim(), preview_text: email.previewText.trim(), parts: JSON.stringify(parts) })
      .set({ wait_days: email.waitDays, hour: email.hour, skip_sundays: email.skipSundays })
      .set({ version: email.version + 1, updated_at: audit.now })
      .where("id", "=", email.id)
      .execute();
    await recordChange(trx, audit, "sequence.save", row.sequence_id);
    return ok();
  });

/** No one receives it any more. Only a draft can lose its last email. */
export const removeSequenceEmail = (db: Db, id: number, audit: Audit): Promise<SequenceResult> =>
  db.transaction().execute(async (trx) => {
    const email = await getSequenceEmail(trx, id);
    if (!email) return fail("gone");
    const { state } = await trx
      .selectFrom("sequences")
      .select("state")
      .where("id", "=", email.sequenceId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state !== "draft" && (await listEmails(trx, email.sequenceId)).length === 1)
      return fail("incomplete", { findings: ["It is the only email of the sequence: add another one first."] });
    await trx.updateTable("sequence_emails").set({ removed_at: audit.now }).where("id", "=", id).execute();
    await trx
      .updateTable("sequence_deliveries")
      .set({ status: "skipped", last_answer: "This email was removed.", lease_owner: null, lease_until: null })
      .where("email_id", "=", id)
      .where("status", "in", ["waiting", "retrying"])
      .execute();
    await recordChange(trx, audit, "sequence.save", email.sequenceId);
    return ok();
  });

/** Swaps it with its neighbour, for new readers. */
export const moveSequenceEmail = (db: Db, id: number, by: -1 | 1, audit: Audit): Promise<SequenceResult> =>
  db.transaction().execute(async (trx) => {
    const email = await getSequenceEmail(trx, id);
    if (!email) return fail("gone");
    const emails = await listEmails(trx, email.sequenceId);
    const from = emails.findIndex((candidate) => candidate.id === id);
    const other = emails[from + by];
    if (!other) return ok();
    emails[from + by] = email;
    emails[from] = other;
    for (const [index, moved] of emails.entries()) {
      const position = index + 1;
      await trx.updateTable("sequence_emails").set({ position }).where("id", "=", moved.id).execute();
    }
    await recordChange(trx, audit, "sequence.save", email.sequenceId);
    return ok();
  });
