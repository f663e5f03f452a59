import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { inTransaction } from "../../server-context/in-transaction.server.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import {
  type Columns,
  type ContentRow,
  type ContentTable,
  type ContentType,
  type Fields,
  isEmptyContent,
  lockRow,
  readContent,
} from "./content-type.server.ts";
import { createVersion, discardDraft, listOtherEditors, readDraft, saveDraft } from "./editing.server.ts";
import { type AutosavedDraft, type ContentKind, sameContent } from "./editing.ts";

/** `key` identifies a new item until it has an id. */
export type DraftInput<Content> = {
  id: number;
  base: string;
  content: Content;
  key: string;
  /** Time of the unsaved changes that this window has read or written, if any. */
  seen?: string | undefined;
  /** The assistant that wrote it. */
  draftedBy?: string | undefined;
};

/** The item created by an earlier request with the same key, or null. */
export async function findCreated(
  db: Db,
  user: SignedInUser,
  kind: ContentKind,
  key: string,
): Promise<{ id: number; base: string } | null> {
  if (!key) return null;
  const row = await db
    .selectFrom("content_drafts")
    .select(["item_id", "base"])
    .where("user_id", "=", user.id)
    .where("kind", "=", kind)
    .where("created_key", "=", key)
    .executeTakeFirst();
  return row ? { id: Number(row.item_id), base: row.base } : null;
}

/** Updates the row of a draft unless someone has changed it meanwhile; changes of a public item are stored separately. */
export async function autosaveDraft<Content extends Fields, Row extends ContentRow, Values extends Columns>(
  db: Db,
  user: SignedInUser,
  type: ContentType<Content, Row, Values>,
  { id: givenId, base: givenBase, content, key, seen, draftedBy }: DraftInput<Content>,
): Promise<AutosavedDraft> {
  const { kind } = type;
  async function valuesOf(trx: Db, before?: Row): Promise<Values> {
    const draftValues = await type.draftContent(trx, type.clean(content), before);
    const date = Date.parse(draftValues[type.dateField] ?? "");
    const values = type.toValues(draftValues, "draft", Number.isNaN(date) ? null : new Date(date).toISOString());
    return fillRequired(trx, type.table, values);
  }
  const baseOf = async (trx: Db, id: number) => (await type.findRow(trx, id))?.base ?? "";
  return inTransaction(db, async (trx): Promise<AutosavedDraft> => {
    const existing = givenId === 0 ? await findCreated(trx, user, kind, key) : { id: givenId, base: givenBase };
    if (!existing) {
      if (isEmptyContent(content)) {
        return { id: 0, base: "", savedAt: new Date().toISOString(), others: [], isStale: false, isGone: false };
      }
      const newId = await type.insert(trx, await valuesOf(trx), user);
      const created = { id: newId, base: await baseOf(trx, newId) };
      await recordAudit(trx, {
        actor: user.email,
        action: `${kind}.create`,
        subjectKind: kind,
        subjectId: created.id,
        detail: { status: "draft", ...(draftedBy && { requestId: key }) },
      });
      await discardDraft(trx, user, { kind, id: 0 });
      const draft = { content, base: created.base, key, draftedBy };
      const saved = await saveDraft(trx, user, { kind, id: created.id }, draft);
      return { ...created, ...saved, isStale: false, isGone: false };
    }
    const { id } = existing;
    const row = await lockRow(trx, type, id);
    const isCurrent = row !== undefined && row.base === existing.base;
    let { base } = existing;
    if (isCurrent && row.state === "draft") {
      await type.update(trx, id, await valuesOf(trx, row));
      base = await baseOf(trx, id);
    }
    if (row) await keepOtherWindow(trx, user, type, row, { content, seen });
    // Reverted changes don't count as unsaved work.
    if (isCurrent && row.state !== "draft" && sameContent(type.clean(content), type.toContent(row))) {
      await discardDraft(trx, user, { kind, id });
      const others = await listOtherEditors(trx, user, { kind, id });
      return { id, base, savedAt: new Date().toISOString(), others, isStale: false, isGone: false };
    }
    const draft = await saveDraft(trx, user, { kind, id }, { content, base, draftedBy });
    return { id, base, ...draft, isStale: row !== undefined && !isCurrent, isGone: row === undefined };
  });
}

/** Unsaved changes that another window of the user has made meanwhile become a version before they are overwritten. */
export async function keepOtherWindow<Content extends Fields, Row extends ContentRow, Values extends Columns>(
  db: Db,
  user: SignedInUser,
  type: ContentType<Content, Row, Values>,
  row: Row,
  { content, seen }: { content: Content; seen: string | undefined },
): Promise<void> {
  const item = { kind: type.kind, id: row.id };
  const draft = await readDraft(db, user, item, (stored) => readContent(type.empty, stored));
  if (!draft || seen === undefined || seen === draft.savedAt) return;
  if ([type.clean(content), type.toContent(row)].some((text) => sameContent(type.clean(draft.content), text))) return;
  await createVersion(db, user, item, { content: draft.content, status: "unsaved" });
}

/** Tables of an adopted database may have more required columns: fills them with "" or the current date. */
export async function fillRequired<Row extends Columns>(db: Db, table: ContentTable, row: Row): Promise<Row> {
  const empty = Object.keys(row).filter((column) => row[column] === null);
  if (empty.length === 0) return row;
  const { rows } = await sql<{ name: string; category: string }>`
    select a.attname::text as name, t.typcategory::text as category
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attnotnull and a.attname = any(${empty}::text[])`.execute(db);
  const now = new Date().toISOString();
  return { ...row, ...Object.fromEntries(rows.map(({ name, category }) => [name, category === "D" ? now : ""])) };
}
