import type { Db } from "../../server-context/db.ts";
import type { RestoreResult } from "../../server-context/deletion.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { type ContentRow, type ContentType, readContent, type TrashableType } from "./content-type.server.ts";
import { deleteContent, restoreContent } from "./deleted-content.server.ts";
import { type DuplicateOf, duplicateContent } from "./duplicate-content.server.ts";
import { listOtherEditors, listVersionsOf, readDraft } from "./editing.server.ts";
import type { AutosavedDraft, Editable, SaveResult, VersionList } from "./editing.ts";
import { type ContentSave, saveContent } from "./save-content.server.ts";
import { autosaveDraft, type DraftInput } from "./save-draft.server.ts";

export function createContentEditing<
  Content extends Record<string, string>,
  Row extends ContentRow,
  Values extends Record<string, unknown>,
>(type: ContentType<Content, Row, Values>) {
  const { kind, empty } = type;
  const read = (stored: Record<string, unknown>): Content => readContent(empty, stored);
  return {
    read,
    /** Includes the user's own unsaved work; null when there is no such item. */
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

export function createTrashableEditing<
  Content extends Record<string, string>,
  Row extends ContentRow,
  Values extends Record<string, unknown>,
>(type: ContentType<Content, Row, Values> & TrashableType & { duplicateOf: DuplicateOf<Content> }) {
  return {
    ...createContentEditing<Content, Row, Values>(type),
    /** @returns the copy's id, or null when there is nothing to copy */
    duplicate: (db: Db, user: SignedInUser, id: number): Promise<number | null> => duplicateContent(db, user, type, id),
    /** Can be restored for 30 days; recordings are kept. */
    remove: (db: Db, user: SignedInUser, ids: readonly number[]): Promise<void> => deleteContent(db, user, type, ids),
    restore: (db: Db, user: SignedInUser, ids: readonly number[]): Promise<RestoreResult[]> =>
      restoreContent(db, user, type, ids),
  };
}
