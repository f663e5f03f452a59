import { type RawBuilder, sql } from "kysely";
import { fail, ok } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import type { RestoreResult } from "../../server-context/deletion.ts";
import { inTransaction } from "../../server-context/in-transaction.server.ts";
import { pageOf } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import {
  type Columns,
  type ContentRow,
  type ContentType,
  type Fields,
  isEmptyContent,
  lockRow,
  readContent,
  type TrashableType,
} from "./content-type.server.ts";
import { deleteContent, restoreContent } from "./deleted-content.server.ts";
import {
  createVersion,
  discardDraft,
  isOwnDraft,
  lastEditor,
  listOtherEditors,
  listVersionsOf,
  readDraft,
  recordReplacedVersion,
} from "./editing.server.ts";
import {
  type AutosavedDraft,
  type ContentKind,
  type Editable,
  type SaveConflict,
  type SaveIntent,
  type SaveResult,
  sameContent,
  type VersionList,
} from "./editing.ts";
import { dateSentences, publicationOf } from "./publication.ts";
import { autosaveDraft, type DraftInput, fillRequired, findCreated, keepOtherWindow } from "./save-draft.server.ts";

/** Whether anyone has unsaved changes of the public item. */
export const isChangedColumn = (
  kind: ContentKind,
  id: RawBuilder<unknown>,
  status: RawBuilder<unknown>,
) => sql<boolean>`
  ${status} <> 'draft' and exists (select 1 from content_drafts d where d.kind = ${kind} and d.item_id = ${id})`;

type ContentList = {
  from: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  where: readonly RawBuilder<boolean>[];
  orders: Record<string, RawBuilder<unknown>>;
  defaultOrder: RawBuilder<unknown>;
};

/** With the total; not paged for an export. */
export async function listContent<Row>(
  db: Db,
  { from, columns, where, orders, defaultOrder }: ContentList,
  request: ListRequest,
  isExport: boolean,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = pageOf(request, isExport);
  const condition = where.length > 0 ? sql`where ${sql.join([...where], sql` and `)}` : sql``;
  const { sort } = request;
  const name = sort.replace(/^-/, "");
  const column = Object.hasOwn(orders, name) ? orders[name] : defaultOrder;
  const order =
    sort === "" || sort.startsWith("-") ? sql`${column} desc nulls last, id desc` : sql`${column} asc nulls last, id`;
  const countResult = await sql<{ total: number }>`select count(*)::integer as total from ${from} ${condition}`.execute(
    db,
  );
  const { rows } = await sql<Row>`
    select ${columns} from ${from} ${condition} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: countResult.rows[0]?.total ?? 0 };
}

/** A duplicate is a draft without dates, with its own URL. */
export type DuplicateOf<Content> = (trx: Db, content: Content) => Promise<Content> | Content;

/** The same for a duplicate of a duplicate. */
export function titleOfDuplicate(title: string): string {
  const original = title
    .trim()
    .replace(/ \(copy\)$/, "")
    .slice(0, 290);
  return original && `${original} (copy)`;
}

/** Includes the user's unsaved changes. @returns the new id, or null if the item doesn't exist */
async function duplicateContent<Content extends Fields, Row extends ContentRow, Values extends Columns>(
  db: Db,
  user: SignedInUser,
  type: ContentType<Content, Row, Values> & { duplicateOf: DuplicateOf<Content> },
  id: number,
): Promise<number | null> {
  const { kind } = type;
  return db.transaction().execute(async (trx) => {
    const row = await type.findRow(trx, id);
    if (!row) return null;
    const draft = await readDraft(trx, user, { kind, id }, (stored) => readContent(type.empty, stored));
    const duplicate = type.clean(await type.duplicateOf(trx, draft?.content ?? type.toContent(row)));
    const content = await type.draftContent(trx, duplicate, undefined);
    const values = await fillRequired(trx, type.table, type.toValues(content, "draft", null));
    const duplicateId = await type.insert(trx, values, user);
    await type.afterSave?.(trx, duplicateId, content);
    await createVersion(trx, user, { kind, id: duplicateId }, { content, status: "draft" });
    await recordAudit(trx, {
      actor: user.email,
      action: `${kind}.create`,
      subjectKind: kind,
      subjectId: duplicateId,
      detail: { status: "draft", duplicateOf: id },
    });
    return duplicateId;
  });
}

type ContentSave<Content> = {
  id: number;
  base: string;
  content: Content;
  intent: SaveIntent;
  /** Identifies a new item, which an autosave may already have created. */
  key?: string;
  seen?: string | undefined;
  /** The user's text that a conflict discards; stored as a version. */
  replaced?: Content;
};

const verbs = {
  draft: "save-draft",
  publish: "publish",
  schedule: "schedule",
  update: "update",
} as const satisfies Record<SaveIntent, string>;

/** Saving from an outdated version is a conflict, returned with the stored text: nothing is overwritten silently. */
export async function saveContent<Content extends Fields, Row extends ContentRow, Values extends Columns>(
  db: Db,
  user: SignedInUser,
  type: ContentType<Content, Row, Values>,
  save: ContentSave<Content>,
): Promise<SaveResult<Content>> {
  const { kind, table, toContent } = type;
  const { intent } = save;
  const content = type.clean(save.content);
  const fields = type.fieldProblems(content, intent);
  if (save.id === 0 && isEmptyContent(content)) fields.title ??= "Write a title or some text first.";
  return inTransaction(db, async (trx): Promise<SaveResult<Content>> => {
    const created = save.id === 0 ? await findCreated(trx, user, kind, save.key ?? "") : null;
    const id = created?.id ?? save.id;
    const base = created?.base ?? save.base;
    const before = id === 0 ? undefined : await lockRow(trx, type, id);
    if (id !== 0 && !before) return fail("gone");
    const publication = publicationOf({
      intent,
      date: content[type.dateField] ?? "",
      before: { state: before?.state ?? "draft", date: before?.date?.toISOString() ?? null },
      now: Date.now(),
    });
    if (!publication.ok) fields[type.dateField] = dateSentences[publication.code];
    const complete = (await type.complete?.(trx, content, { before, intent, fields })) ?? content;
    if (Object.keys(fields).length > 0 || !publication.ok) return fail("invalid", { fields });
    const { status, date } = publication.value;
    const values = await fillRequired(trx, table, type.toValues(complete, status, date));
    const isUnchanged = before !== undefined && isStored(type, before, { content, values, status });
    if (before && before.base !== base && !isUnchanged) return conflictOf(trx, user, type, before);
    if (before) await keepOtherWindow(trx, user, type, before, { content, seen: save.seen });
    // Updating an item without changes creates no version.
    if (isUnchanged && intent === "update" && !save.replaced) {
      await discardDraft(trx, user, { kind, id: before.id });
      return ok({ id: before.id, base: before.base, state: before.state, stored: toContent(before) });
    }
    const item = { kind, id: before?.id ?? 0 };
    if (before && (save.replaced || !(await isOwnDraft(trx, user, item, base)))) {
      const replaced = { content: toContent(before), status: before.state, base: before.base };
      await recordReplacedVersion(trx, item, replaced, (stored) => readContent(type.empty, stored));
    }
    if (save.replaced) await createVersion(trx, user, item, { content: type.clean(save.replaced), status: "unsaved" });
    if (before) await type.update(trx, before.id, values);
    const storedId = before?.id ?? (await type.insert(trx, values, user));
    const stored = await type.findRow(trx, storedId);
    if (!stored) throw new Error(`${kind} ${storedId} is missing after saving`);
    await type.afterSave?.(trx, storedId, content);
    if (status === "published" && before?.state !== "published") await type.published?.(trx, storedId);
    await createVersion(trx, user, { kind, id: storedId }, { content: toContent(stored), status });
    await discardDraft(trx, user, { kind, id: storedId });
    await discardDraft(trx, user, { kind, id: save.id });
    await recordAudit(trx, {
      actor: user.email,
      action: `${kind}.${before ? verbs[intent] : "create"}` as const,
      subjectKind: kind,
      subjectId: storedId,
      detail: { status, ...(before && type.auditDetail?.(before, values)) },
    });
    return ok({ id: storedId, base: stored.base, state: stored.state, stored: toContent(stored) });
  });
}

function isStored<Content extends Fields, Row extends ContentRow, Values>(
  { dateField, toContent }: ContentType<Content, Row, Values>,
  before: Row,
  { content, values, status }: { content: Content; values: Values; status: string },
): boolean {
  const stored = toContent(before);
  return (
    before.state === status &&
    (!content[dateField] || content[dateField] === stored[dateField]) &&
    sameContent(toContent({ ...before, ...values }), stored)
  );
}

async function conflictOf<Content extends Fields, Row extends ContentRow, Values>(
  trx: Db,
  user: SignedInUser,
  { kind, toContent }: ContentType<Content, Row, Values>,
  row: Row,
): Promise<SaveConflict<Content>> {
  const by = (await lastEditor(trx, { kind, id: row.id }, row.base)) ?? "";
  return fail("conflict", {
    by,
    isOwn: by === user.email,
    at: (row.updated_at ?? new Date()).toISOString(),
    base: row.base,
    state: row.state,
    theirs: toContent(row),
  });
}

export function createContentEditing<Content extends Fields, Row extends ContentRow, Values extends Columns>(
  type: ContentType<Content, Row, Values>,
) {
  const { kind, empty } = type;
  const read = (stored: Record<string, unknown>): Content => readContent(empty, stored);
  return {
    read,
    /** Includes the user's unsaved changes; null if the item doesn't exist. */
    async open(db: Db, user: Pick<SignedInUser, "id">, id: number): Promise<Editable<Content> | null> {
      const item = { kind, id };
      const draft = await readDraft(db, user, item, read);
      if (id === 0) return { id, base: "", state: "draft", stored: empty, draft, others: [] };
      const row = await type.findRow(db, id);
      if (!row) return null;
      const others = await listOtherEditors(db, user, item);
      return { id, base: row.base, state: row.state, stored: type.toContent(row), draft, others };
    },
    /** The first autosave of a new item creates a draft. */
    autosave: (db: Db, user: SignedInUser, input: DraftInput<Content>): Promise<AutosavedDraft> =>
      autosaveDraft(db, user, type, input),
    save: (db: Db, user: SignedInUser, save: ContentSave<Content>): Promise<SaveResult<Content>> =>
      saveContent(db, user, type, save),
    async versions(db: Db, id: number): Promise<VersionList> {
      const row = await type.findRow(db, id);
      const stored = row ? type.toContent(row) : null;
      return listVersionsOf(db, { kind, id }, { stored, read, dateField: type.dateField });
    },
  };
}

export function createTrashableEditing<Content extends Fields, Row extends ContentRow, Values extends Columns>(
  type: ContentType<Content, Row, Values> & TrashableType & { duplicateOf: DuplicateOf<Content> },
) {
  return {
    ...createContentEditing<Content, Row, Values>(type),
    /** @returns the new id, or null if the item doesn't exist */
    duplicate: (db: Db, user: SignedInUser, id: number): Promise<number | null> => duplicateContent(db, user, type, id),
    /** Can be restored for 30 days; recordings stay. */
    remove: (db: Db, user: SignedInUser, ids: readonly number[]): Promise<number> => deleteContent(db, user, type, ids),
    restore: (db: Db, user: SignedInUser, ids: readonly number[]): Promise<RestoreResult[]> =>
      restoreContent(db, user, type, ids),
  };
}
