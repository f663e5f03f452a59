import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "../../../request/db.ts";
import type { SignedInUser } from "../../../request/request-context.ts";
import type { Schema } from "../../../request/schema.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { dropDraft, isOwnDraft, keepReplaced, keepVersion, lastEditor } from "../../editing/editing.server.ts";
import {
  type KeptDraft,
  type SaveConflict,
  type SaveIntent,
  type SaveResult,
  sameContent,
} from "../../editing/editing.ts";
import { publicationOf } from "../../editing/publication.ts";
import {
  type DraftInput,
  type DraftTable,
  fillRequired,
  findCreated,
  keepDraft,
} from "../../editing/save-draft.server.ts";
import {
  type ArticleTableRow,
  cleanContent,
  fieldProblems,
  findArticleRow,
  markSanitised,
  readArticleContent,
  toContent,
  toRow,
} from "./article-content.server.ts";
import { type ArticleContent, articleFields } from "./article-editing.ts";

const kind = "article" as const;

const actions: Record<SaveIntent, string> = {
  draft: "article.save-draft",
  publish: "article.publish",
  schedule: "article.schedule",
  update: "article.update",
};

const newSlug = (): string => `untitled-${randomBytes(4).toString("hex")}`;

async function isSlugTaken(trx: Db, slug: string, id: number): Promise<boolean> {
  const other = await trx
    .selectFrom("blog_articles")
    .select("id")
    .where("slug", "=", slug)
    .where("id", "<>", id)
    .executeTakeFirst();
  return other !== undefined;
}

const lockRow = async (trx: Transaction<Schema>, id: number) => {
  await trx.selectFrom("blog_articles").select("id").where("id", "=", id).forUpdate().execute();
  return findArticleRow(trx, id);
};

/** What a row can hold of unfinished work; a field that is not valid yet stays as it was. */
async function draftRow(trx: Db, id: number, content: ArticleContent, before?: ArticleTableRow) {
  const clean = cleanContent(content);
  const wrong = fieldProblems(clean, "draft");
  const slug = clean.slug.trim();
  const isFree = slug !== "" && !wrong.slug && !(await isSlugTaken(trx, slug, id));
  const date = Date.parse(clean.publicationDate);
  const row = toRow(
    {
      ...clean,
      title: clean.title.trim().slice(0, 300),
      slug: isFree ? slug : (before?.slug ?? newSlug()),
      featuredImageUrl: wrong.featuredImageUrl ? (before?.featured_image_url ?? "") : clean.featuredImageUrl,
      featuredImageUrl2: wrong.featuredImageUrl2 ? (before?.featured_image_url_2 ?? "") : clean.featuredImageUrl2,
    },
    "draft",
    Number.isNaN(date) ? null : new Date(date).toISOString(),
  );
  return fillRequired(trx, "blog_articles", row);
}

const draftTable: DraftTable<ArticleContent> = {
  kind,
  isEmpty: (content) => articleFields.every((field) => !content[field].trim()),
  async lock(trx, id) {
    const row = await lockRow(trx, id);
    return row && { base: String(row.version), state: row.state };
  },
  async insert(trx, content) {
    const row = await draftRow(trx, 0, content);
    const stored = await trx
      .insertInto("blog_articles")
      .values(row)
      .returning(["id", "version"])
      .executeTakeFirstOrThrow();
    return { id: stored.id, base: String(stored.version) };
  },
  async update(trx, id, content) {
    const row = await draftRow(trx, id, content, await findArticleRow(trx, id));
    const stored = await trx
      .updateTable("blog_articles")
      .set(row)
      .where("id", "=", id)
      .returning("version")
      .executeTakeFirstOrThrow();
    return String(stored.version);
  },
};

/** Stores unsaved work on an article; a new one becomes a draft of its own with its first word. */
export const keepArticle = (db: Db, user: SignedInUser, input: DraftInput<ArticleContent>): Promise<KeptDraft> =>
  keepDraft(db, user, draftTable, input);

export type ArticleSave = {
  id: number;
  base: string;
  content: ArticleContent;
  intent: SaveIntent;
  /** Names a new article that an autosave may have created already. */
  key?: string;
  /** The own text that was given up when a conflict was resolved; it stays in the list of versions. */
  replaced?: ArticleContent;
};

/**
 * Stores an article: as a draft, published now, at its date, or with its state as it is. A save that began from another
 * version than the stored one is a conflict that carries the stored text; nothing is overwritten in silence.
 */
export async function saveArticle(db: Db, user: SignedInUser, save: ArticleSave): Promise<SaveResult<ArticleContent>> {
  const { intent } = save;
  const content = cleanContent(save.content);
  const fields = fieldProblems(content, intent);
  if (save.id === 0 && draftTable.isEmpty(content)) fields.title ??= "Write a title or some text first.";
  return db.transaction().execute(async (trx): Promise<SaveResult<ArticleContent>> => {
    const created = save.id === 0 ? await findCreated(trx, user, kind, save.key ?? "") : null;
    const id = created?.id ?? save.id;
    const base = created?.base ?? save.base;
    const before = id === 0 ? undefined : await lockRow(trx, id);
    if (id !== 0 && !before) return { ok: false, problem: "gone" };
    const publication = publicationOf({
      intent,
      date: content.publicationDate,
      before: { state: before?.state ?? "draft", date: before?.publication_date?.toISOString() ?? null },
      now: Date.now(),
    });
    if ("problem" in publication) fields.publicationDate = publication.problem;
    const slug = content.slug.trim() || (before && intent === "draft" ? before.slug : newSlug());
    if (!fields.slug && (await isSlugTaken(trx, slug, id))) fields.slug = "Another article already has this address.";
    if (Object.keys(fields).length > 0 || "problem" in publication) return { ok: false, problem: "fields", fields };
    const { status, date } = publication;
    const row = await fillRequired(trx, "blog_articles", toRow({ ...content, slug }, status, date));
    if (before && String(before.version) !== base && !isStored(before, { content, row })) {
      return conflictOf(trx, user, before);
    }
    const item = { kind, id: before?.id ?? 0 };
    if (before && (save.replaced || !(await isOwnDraft(trx, user, item, base)))) {
      const replaced = { content: toContent(before), status: before.state, base: String(before.version) };
      await keepReplaced(trx, item, replaced, readArticleContent);
    }
    if (save.replaced) {
      await keepVersion(trx, user, item, { content: cleanContent(save.replaced), status: "unsaved" });
    }
    const { id: storedId } = before
      ? await trx.updateTable("blog_articles").set(row).where("id", "=", id).returning("id").executeTakeFirstOrThrow()
      : await trx.insertInto("blog_articles").values(row).returning("id").executeTakeFirstOrThrow();
    const stored = await findArticleRow(trx, storedId);
    if (!stored) throw new Error(`article ${storedId} is not there after it was stored`);
    await markSanitised(trx, storedId, content);
    await keepVersion(trx, user, { kind, id: storedId }, { content: toContent(stored), status });
    await dropDraft(trx, user, { kind, id: storedId });
    await dropDraft(trx, user, { kind, id: save.id });
    await recordAudit(trx, {
      actor: user.email,
      action: before ? actions[intent] : `article.create`,
      subjectKind: kind,
      subjectId: storedId,
      detail: { status, ...(before && before.slug !== row.slug ? { oldSlug: before.slug, slug: row.slug } : {}) },
    });
    return { ok: true, id: storedId, base: String(stored.version), state: stored.state, stored: toContent(stored) };
  });
}

/** Whether the table holds just this already: the answer to an earlier request with the same text may have been lost. */
function isStored(
  before: ArticleTableRow,
  { content, row }: { content: ArticleContent; row: ReturnType<typeof toRow> },
): boolean {
  const stored = toContent(before);
  const wanted = toContent({ ...before, ...row, publication_date: before.publication_date });
  return (
    before.state === row.status &&
    (!content.publicationDate || content.publicationDate === stored.publicationDate) &&
    sameContent(wanted, stored)
  );
}

async function conflictOf(trx: Db, user: SignedInUser, row: ArticleTableRow): Promise<SaveConflict<ArticleContent>> {
  const base = String(row.version);
  const by = (await lastEditor(trx, { kind, id: row.id }, base)) ?? "";
  return {
    ok: false,
    problem: "conflict",
    by,
    isOwn: by === user.email,
    at: (row.updated_at ?? new Date()).toISOString(),
    base,
    state: row.state,
    theirs: toContent(row),
  };
}
