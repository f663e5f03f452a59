import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { MediaUse } from "./media.ts";

type ContentUse = Exclude<MediaUse, { kind: "settings" }>;

const folders = { article: "articles", episode: "episodes", issue: "newsletter" } as const;

/**
 * Every article, episode and issue of the newsletter, every unsaved draft of one, and the settings whose fields name the folder of a
 * file; `key` is random, so nothing else can match. The URLs lead to the forms.
 */
export async function findUses(db: Db, key: string): Promise<MediaUse[]> {
  const part = `%/uploads/${key}/%`;
  const [articles, episodes, issues, drafts, settings] = await Promise.all([
    db
      .selectFrom("blog_articles")
      .select(["id", "title"])
      .where(sql<string>`to_jsonb(blog_articles)::text`, "like", part)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("blog")
      .select(["id", "blog_title as title"])
      .where((row) =>
        row.or([
          row(sql<string>`to_jsonb(blog)::text`, "like", part),
          // A picture that only one of its chapters shows.
          sql<boolean>`id in (select episode_id from episode_companions where ${`uploads/${key}/`} = any(chapter_pictures))`,
        ]),
      )
      .orderBy("id")
      .execute(),
    db
      .selectFrom("newsletter_issues")
      .select(["id", "subject as title"])
      .where(sql<string>`parts::text`, "like", part)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("content_drafts")
      .select(["kind", "item_id", sql<string | null>`content ->> 'title'`.as("title")])
      .distinct()
      .where(sql<string>`content::text`, "like", part)
      .orderBy("kind")
      .orderBy("item_id")
      .execute(),
    db.selectFrom("site_settings").select("key").where(sql<string>`value::text`, "like", part).orderBy("key").execute(),
  ]);
  const use = (kind: ContentUse["kind"], id: number, title: string | null, isDraft = false): ContentUse => ({
    kind,
    id,
    title: title?.trim() || "Without a title yet",
    address: `/admin/${folders[kind]}/${id === 0 ? "new" : id}`,
    isDraft,
  });
  const stored = [
    ...articles.map(({ id, title }) => use("article", id, title)),
    ...episodes.map(({ id, title }) => use("episode", id, title)),
    ...issues.map(({ id, title }) => use("issue", Number(id), title)),
  ];
  const unsaved = drafts.map(({ kind, item_id, title }) => use(kind, Number(item_id), title, true));
  // The text of a draft is in its row and among the unsaved work: one mention is enough.
  return [
    ...stored,
    ...unsaved.filter(({ kind, id }) => !stored.some((one) => one.kind === kind && one.id === id)),
    ...settings.map((row): MediaUse => ({ kind: "settings", key: row.key, address: "/admin/settings" })),
  ];
}

/** Whether a deleted article or episode that can still be restored names a file. */
export async function isNamedInBin(db: Db, key: string): Promise<boolean> {
  const found = await db
    .selectFrom("deleted_content")
    .select("item_id")
    .where(sql<string>`content::text`, "like", `%/uploads/${key}/%`)
    .executeTakeFirst();
  return found !== undefined;
}
