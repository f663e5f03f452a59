import { fail, ok } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import { inTransaction } from "../../server-context/in-transaction.server.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { type ContentRow, type ContentType, isEmptyContent, lockRow, readContent } from "./content-type.server.ts";
import { createVersion, discardDraft, isOwnDraft, lastEditor, recordReplacedVersion } from "./editing.server.ts";
import { type SaveConflict, type SaveIntent, type SaveResult, sameContent } from "./editing.ts";
import { dateSentences, publicationOf } from "./publication.ts";
import { fillRequired, findCreated } from "./save-draft.server.ts";

export type ContentSave<Content> = {
  id: number;
  base: string;
  content: Content;
  intent: SaveIntent;
  /** Identifies a new item that an autosave may have created. */
  key?: string;
  /** Own text given up in a conflict; it stays among the versions. */
  replaced?: Content;
};

const verbs = {
  draft: "save-draft",
  publish: "publish",
  schedule: "schedule",
  update: "update",
} as const satisfies Record<SaveIntent, string>;

/** Saving from an outdated version is a conflict that carries the stored text; nothing is overwritten silently. */
export async function saveContent<
  Content extends Record<string, string>,
  Row extends ContentRow,
  Values extends Record<string, unknown>,
>(
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
    if (before && before.base !== base && !isStored(type, before, { content, values, status })) {
      return conflictOf(trx, user, type, before);
    }
    // Saving a public item unchanged creates no version.
    if (before && intent === "update" && !save.replaced && isStored(type, before, { content, values, status })) {
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
    if (!stored) throw new Error(`${kind} ${storedId} is not there after it was stored`);
    await type.afterSave?.(trx, storedId, content);
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

function isStored<Content extends Record<string, string>, Row extends ContentRow, Values>(
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

async function conflictOf<Content extends Record<string, string>, Row extends ContentRow, Values>(
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
