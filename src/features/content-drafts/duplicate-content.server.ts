import type { Db } from "../../server-context/db.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { type ContentRow, type ContentType, readContent } from "./content-type.server.ts";
import { createVersion, readDraft } from "./editing.server.ts";
import { fillRequired } from "./save-draft.server.ts";

/** A copy is a draft without dates, with its own URL. */
export type DuplicateOf<Content> = (trx: Db, content: Content) => Promise<Content> | Content;

/** A copy of a copy keeps the title. */
export const titleOfDuplicate = (title: string): string =>
  title.trim()
    ? `${title
        .trim()
        .replace(/ \(copy\)$/, "")
        .slice(0, 290)} (copy)`
    : "";

/** Includes the user's unsaved work. @returns the new id, or null when there is nothing to copy */
export async function duplicateContent<
  Content extends Record<string, string>,
  Row extends ContentRow,
  Values extends Record<string, unknown>,
>(
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
    const copy = type.clean(await type.duplicateOf(trx, draft?.content ?? type.toContent(row)));
    const content = await type.draftContent(trx, copy, undefined);
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
