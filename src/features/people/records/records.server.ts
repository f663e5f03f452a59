import { sql } from "kysely";
import { fail, ok, type Result } from "../../../lib/result.ts";
import type { Db } from "../../../server-context/db.ts";
import { binStart } from "../../../server-context/deletion.ts";
import { inTransaction } from "../../../server-context/in-transaction.server.ts";
import { anyId } from "../../../server-context/list-request.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { eraseEmailsAbout } from "../../email/personal-data.server.ts";

const tables = { lead: "leads", subscriber: "subscribers", guest: "guests" } as const;
const allTables = { ...tables, booking: "bookings" } as const;

/** By email address, ignoring case. */
export const belongsTo = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** Erases records with their emails, without an audit entry. @returns how many */
export async function eraseRecords(
  db: Db,
  kind: keyof typeof allTables,
  records: readonly { id: number }[],
): Promise<number> {
  if (records.length === 0) return 0;
  const ids = records.map(({ id }) => id);
  const subjects = ids.map((id) => `${kind}:${id}`);
  await eraseEmailsAbout(db, subjects);
  // Another process may have erased some in the meantime.
  const { numDeletedRows } = await db.deleteFrom(allTables[kind]).where("id", "=", anyId(ids)).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Erases expired records and those deleted 30 days ago. @returns how many */
export async function purgeRecords(db: Db, kind: "lead" | "subscriber", now: Date): Promise<number> {
  const due = await db
    .selectFrom(tables[kind])
    .select("id")
    .where((row) => row.or([row("expires_at", "<=", now), row("deleted_at", "<=", binStart(now))]))
    .execute();
  return eraseRecords(db, kind, due);
}

/** Also the kind in the audit log and in the subjects of emails. */
export type RecordKind = keyof typeof tables;

type NotesChange = { kind: keyof typeof allTables; id: number; base: string; notes: string };

/** "changed": other notes than `base`, those that were edited, are stored. */
export const setNotes = (
  db: Db,
  { kind, id, base, notes }: NotesChange,
  actor: string,
): Promise<Result<undefined, "gone" | "changed">> =>
  db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom(allTables[kind])
      .select("notes")
      .where("id", "=", id)
      .where(kind === "booking" ? sql<boolean>`status <> 'held'` : sql<boolean>`deleted_at is null`)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return fail("gone");
    if ((stored.notes ?? "") !== base) return fail("changed");
    await transaction.updateTable(allTables[kind]).set({ notes }).where("id", "=", id).execute();
    await recordAudit(transaction, { actor, action: `${kind}.notes`, subjectKind: kind, subjectId: id });
    return ok();
  });

export function recordStore(kind: RecordKind) {
  const table = tables[kind];
  return {
    /** Deletes, or restores within 30 days if `deletedAt` is null. @returns how many */
    setDeleted: (db: Db, ids: readonly number[], deletedAt: Date | null, actor: string): Promise<number> =>
      inTransaction(db, async (transaction) => {
        const changed = await transaction
          .updateTable(table)
          .set({ deleted_at: deletedAt, deleted_by: deletedAt ? actor : null })
          .where("id", "=", anyId(ids))
          .where((row) => (deletedAt ? row("deleted_at", "is", null) : row("deleted_at", ">", binStart(new Date()))))
          .returning("id")
          .execute();
        const action = `${kind}.${deletedAt ? "delete" : "restore"}` as const;
        for (const { id } of changed) {
          await recordAudit(transaction, { actor, action, subjectKind: kind, subjectId: id });
        }
        return changed.length;
      }),

    erase: (db: Db, id: number, actor: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await eraseEmailsAbout(transaction, [`${kind}:${id}`]);
        const erased = await transaction.deleteFrom(table).where("id", "=", id).returning("id").executeTakeFirst();
        if (!erased) return false;
        await recordAudit(transaction, { actor, action: `${kind}.erase`, subjectKind: kind, subjectId: id });
        return true;
      }),
  };
}
