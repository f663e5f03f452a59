import type { RawBuilder, Transaction } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import type { Schema } from "../../server-context/schema.server.ts";
import type { PublicationState, SaveIntent } from "./editing.ts";
import type { BinnedKind, ContentKind, PublicationStatus } from "./schema.server.ts";

/** What a stored item of any kind has. */
export type ContentRow = {
  id: number;
  /** Names the stored version. */
  base: string;
  state: PublicationState;
  /** Of its publication. */
  date: Date | null;
  updated_at: Date | null;
};

export type ContentTable = "blog_articles" | "blog" | "newsletter_issues";

/** How one kind of content is stored in its own table; `Values` are the columns that are written. */
export type ContentType<Content extends Record<string, string>, Row extends ContentRow, Values> = {
  kind: ContentKind;
  table: ContentTable;
  /** The field that holds the date of publication. */
  dateField: keyof Content & string;
  empty: Content;
  findRow: (db: Db, id: number) => Promise<Row | undefined>;
  toContent: (row: Row) => Content;
  toValues: (content: Content, status: PublicationStatus, date: string | null) => Values;
  /** A content as it is stored. */
  clean: (content: Content) => Content;
  /** What is wrong with each field, in sentences. */
  fieldProblems: (content: Content, intent: SaveIntent) => Record<string, string>;
  /** Fills in what a save leaves open, and adds to `fields` what only the database can know is wrong. */
  complete?: (
    trx: Db,
    content: Content,
    save: { before: Row | undefined; intent: SaveIntent; fields: Record<string, string> },
  ) => Promise<Content>;
  /** What a row can hold of unfinished work; a field that is not valid yet stays as it was. */
  draftContent: (trx: Db, content: Content, before: Row | undefined) => Promise<Content> | Content;
  insert: (trx: Db, values: Values, user: Pick<SignedInUser, "email">) => Promise<number>;
  update: (trx: Db, id: number, values: Values) => Promise<unknown>;
  /** Follows a save in its transaction; `content` is clean. */
  afterSave?: (trx: Db, id: number, content: Content) => Promise<void>;
  /** What the audit log says of a save besides the status. */
  auditDetail?: (before: Row, values: Values) => Record<string, unknown>;
};

/** How deleted items of a kind are stored until the purge. */
export type BinnedType = {
  kind: BinnedKind;
  table: "blog_articles" | "blog";
  titleColumn: string;
  /** The former slugs of the row `t`, an array. */
  oldSlugs: RawBuilder<string[]>;
  /** Stores a deleted row again, in the caller's transaction; undefined when its id is in use. */
  reinsert: (trx: Transaction<Schema>, id: number, deleted: Record<string, unknown>) => Promise<Reinserted | undefined>;
};

/** Set when the item had to get another slug. */
export type Reinserted = { oldSlug?: string; slug?: string };

/** What a stored draft or version holds; a field that it lacks is empty. */
export function readContent<Content extends Record<string, string>>(
  empty: Content,
  stored: Record<string, unknown>,
): Content {
  const known = Object.keys(empty).filter((field) => typeof stored[field] === "string");
  return { ...empty, ...Object.fromEntries(known.map((field) => [field, stored[field]])) };
}

export const isEmptyContent = (content: Record<string, string>): boolean =>
  Object.values(content).every((value) => !value.trim());

/** Reads an item and locks it until the end of the transaction. */
export async function lockRow<Row>(
  trx: Transaction<Schema>,
  { table, findRow }: { table: ContentTable; findRow: (db: Db, id: number) => Promise<Row | undefined> },
  id: number,
): Promise<Row | undefined> {
  await trx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
  return findRow(trx, id);
}
