import type { RawBuilder } from "kysely";
import type { Db, Trx } from "../../server-context/db.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import type { ContentKind, PublicationState, SaveIntent, TrashableKind, trashableTables } from "./editing.ts";

export type ContentRow = {
  id: number;
  /** Identifies the stored version. */
  base: string;
  state: PublicationState;
  date: Date | null;
  updated_at: Date | null;
};

export type ContentTable = (typeof trashableTables)[TrashableKind] | "newsletter_issues";

/** Content of the editors: texts by field. */
export type Fields = Record<string, string>;

/** Values by column. */
export type Columns = Record<string, unknown>;

/** `Values` are the columns that a save writes. */
export type ContentType<Content extends Fields, Row extends ContentRow, Values> = {
  kind: ContentKind;
  table: ContentTable;
  dateField: keyof Content & string;
  empty: Content;
  findRow: (db: Db, id: number) => Promise<Row | undefined>;
  toContent: (row: Row) => Content;
  toValues: (content: Content, status: PublicationState, date: string | null) => Values;
  /** Normalises content for storage. */
  clean: (content: Content) => Content;
  /** Error messages by field. */
  fieldProblems: (content: Content, intent: SaveIntent) => Fields;
  /** Completes the content of a save; adds errors to `fields` that only the database can detect. */
  complete?: (
    trx: Db,
    content: Content,
    save: { before: Row | undefined; intent: SaveIntent; fields: Fields },
  ) => Promise<Content>;
  /** The part of a draft that a row can store; invalid fields keep their stored value. */
  draftContent: (trx: Db, content: Content, before: Row | undefined) => Promise<Content> | Content;
  insert: (trx: Db, values: Values, user: Pick<SignedInUser, "email">) => Promise<number>;
  update: (trx: Db, id: number, values: Values) => Promise<unknown>;
  /** In the transaction of the save; `content` is clean. */
  afterSave?: (trx: Db, id: number, content: Content) => Promise<void>;
  /** In the transaction of a save that publishes it. */
  published?: (trx: Db, id: number) => Promise<void>;
  auditDetail?: (before: Row, values: Values) => Record<string, unknown>;
};

export type TrashableType = {
  kind: TrashableKind;
  table: (typeof trashableTables)[TrashableKind];
  titleColumn: string;
  /** Former slugs of the row `t`, as an array. */
  oldSlugs: RawBuilder<string[]>;
  /** In the caller's transaction; undefined if the id is in use. */
  reinsert: (trx: Trx, id: number, deleted: Record<string, unknown>) => Promise<Reinserted | undefined>;
};

/** Empty unless the slug had to change. */
type Reinserted = { oldSlug?: string; slug?: string };

export function readContent<Content extends Fields>(empty: Content, stored: Columns): Content {
  const stringFields = Object.keys(empty).filter((field) => typeof stored[field] === "string");
  return { ...empty, ...Object.fromEntries(stringFields.map((field) => [field, stored[field]])) };
}

export const isEmptyContent = (content: Fields): boolean => Object.values(content).every((value) => !value.trim());

export async function lockRow<Row>(
  trx: Trx,
  { table, findRow }: { table: ContentTable; findRow: (db: Db, id: number) => Promise<Row | undefined> },
  id: number,
): Promise<Row | undefined> {
  await trx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
  return findRow(trx, id);
}
