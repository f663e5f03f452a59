import { sql } from "kysely";
import { textPageNames, textPages } from "../../facts/text-pages.ts";
import type { Db } from "../../server-context/db.ts";
import type { MediaUse } from "./media.ts";

type ContentUse = Extract<MediaUse, { id: number }>;

const folders = { article: "articles", episode: "episodes", issue: "newsletter" } as const;

function useOfPage(page: string): MediaUse {
  const name = textPageNames.find((candidate) => candidate === page);
  return { kind: "page", title: name ? textPages[name].title : page, url: "/admin/pages", isDraft: false };
}

const titleOf = (title: string | null): string => title?.trim() || "Without a title yet";

const useOfOwnPage = (id: number, title: string | null, isDraft: boolean): MediaUse => ({
  kind: "page",
  title: titleOf(title),
  url: `/admin/pages/own/${id === 0 ? "new" : id}`,
  isDraft,
});

/** Searches content, drafts, texts of pages and settings for the file's random folder `key`; the URLs are those of the forms. */
export async function findUses(db: Db, key: string): Promise<MediaUse[]> {
  const pattern = `%/uploads/${key}/%`;
  const [articles, episodes, issues, drafts, settings, texts, sequences, pages] = await Promise.all([
    db
      .selectFrom("blog_articles")
      .select(["id", "title"])
      .where(sql<string>`to_jsonb(blog_articles)::text`, "like", pattern)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("blog")
      .select(["id", "blog_title as title"])
      .where((row) =>
        row.or([
          row(sql<string>`to_jsonb(blog)::text`, "like", pattern),
          // Pictures of chapters.
          sql<boolean>`id in (select episode_id from episode_companions where ${`uploads/${key}/`} = any(chapter_pictures))`,
        ]),
      )
      .orderBy("id")
      .execute(),
    db
      .selectFrom("newsletter_issues")
      .select(["id", "subject as title"])
      .where(sql<string>`parts::text`, "like", pattern)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("content_drafts")
      .select(["kind", "item_id", sql<string | null>`content ->> 'title'`.as("title")])
      .distinct()
      .where(sql<string>`content::text`, "like", pattern)
      .orderBy("kind")
      .orderBy("item_id")
      .execute(),
    db
      .selectFrom("site_settings")
      .select("key")
      .where(sql<string>`value::text`, "like", pattern)
      .orderBy("key")
      .execute(),
    db
      .selectFrom("page_texts")
      .select("page")
      .where(sql<string>`concat(value, draft)`, "like", pattern)
      .orderBy("page")
      .execute(),
    db
      .selectFrom("sequence_emails")
      .innerJoin("sequences", "sequences.id", "sequence_id")
      .select(["sequences.id", "name"])
      .distinct()
      .where(sql<string>`parts::text`, "like", pattern)
      .orderBy("sequences.id")
      .execute(),
    db
      .selectFrom("pages")
      .select(["id", "title"])
      .where(sql<string>`sections::text`, "like", pattern)
      .orderBy("id")
      .execute(),
  ]);
  const use = (kind: ContentUse["kind"], id: number, title: string | null, isDraft = false): ContentUse => ({
    kind,
    id,
    title: titleOf(title),
    url: `/admin/${folders[kind]}/${id === 0 ? "new" : id}`,
    isDraft,
  });
  const stored = [
    ...articles.map(({ id, title }) => use("article", id, title)),
    ...episodes.map(({ id, title }) => use("episode", id, title)),
    ...issues.map(({ id, title }) => use("issue", Number(id), title)),
  ];
  const inDrafts = drafts.flatMap(({ kind, item_id, title }) =>
    kind === "page" ? [] : use(kind, Number(item_id), title, true),
  );
  // An unsaved change repeats the text of its row, which is listed already.
  return [
    ...stored,
    ...inDrafts.filter(({ kind, id }) => !stored.some((row) => row.kind === kind && row.id === id)),
    ...settings.map((row): MediaUse => ({ kind: "settings", key: row.key, url: "/admin/settings" })),
    ...texts.map(({ page }) => useOfPage(page)),
    ...pages.map(({ id, title }) => useOfOwnPage(id, title, false)),
    ...drafts
      .filter(({ kind, item_id }) => kind === "page" && !pages.some(({ id }) => id === Number(item_id)))
      .map(({ item_id, title }) => useOfOwnPage(Number(item_id), title, true)),
    ...sequences.map(({ id, name }): MediaUse => {
      return { kind: "sequence", title: name, url: `/admin/sequences/${id}`, isDraft: false };
    }),
  ];
}
