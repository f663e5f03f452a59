import { sql } from "kysely";
import { textPageNames, textPages } from "../../facts/text-pages.ts";
import type { Db } from "../../server-context/db.ts";
import type { MediaUse } from "./media.ts";

/** Everything that can refer to files of the library, with its text; by `position` in the list of uses. */
const references = sql`
  select 1 as position, 'article' as kind, id::bigint as id, title, false as is_draft, to_jsonb(a)::text as content
  from blog_articles a
  union all
  select 2, 'episode', id, blog_title, false, to_jsonb(b)::text || coalesce((
    select '/' || array_to_string(chapter_pictures, '/') from episode_companions where episode_id = b.id), '')
  from blog b
  union all
  select 3, 'issue', id, subject, false, parts::text from newsletter_issues
  union all
  select case kind when 'page' then 8 else 4 end, kind, item_id, content ->> 'title', true, content::text
  from content_drafts
  union all
  select 5, 'settings', 0, key, false, value::text from site_settings
  union all
  select 6, 'texts', 0, page, false, concat(value, draft) from page_texts
  union all
  select 7, 'page', id, title, false, sections::text from pages
  union all
  select 9, 'sequence', s.id, name, false, parts::text from sequence_emails join sequences s on s.id = sequence_id`;

const folders = { article: "articles", episode: "episodes", issue: "newsletter" } as const;

type Reference = {
  kind: keyof typeof folders | "settings" | "texts" | "page" | "sequence";
  id: number | string;
  /** Of settings and texts, their key. */
  title: string | null;
  is_draft: boolean;
};

function toUse({ kind, id, title, is_draft: isDraft }: Reference): MediaUse {
  const content = { title: title?.trim() || "Without a title yet", isDraft };
  const page = Number(id) === 0 ? "new" : id;
  switch (kind) {
    case "settings":
      return { kind, key: title ?? "", url: "/admin/settings" };
    case "texts": {
      const name = textPageNames.find((candidate) => candidate === title);
      return { ...content, kind: "page", title: name ? textPages[name].title : (title ?? ""), url: "/admin/pages" };
    }
    case "page":
      return { ...content, kind, url: `/admin/pages/own/${page}` };
    case "sequence":
      return { ...content, kind, url: `/admin/sequences/${id}` };
    case "article":
    case "episode":
    case "issue":
      return { ...content, kind, id: Number(id), url: `/admin/${folders[kind]}/${page}` };
  }
}

/** The uses of the file with the random folder `key`; their URLs lead to the forms. */
export async function findUses(db: Db, key: string): Promise<MediaUse[]> {
  const { rows } = await sql<Reference>`
    select distinct position, kind, id, title, is_draft from (${references}) r
    where content like ${`%/uploads/${key}/%`} order by position, kind, id, title`.execute(db);
  // An unsaved change repeats the text of its row, which is listed already.
  const stored = new Set(rows.filter((row) => !row.is_draft).map(({ kind, id }) => `${kind} ${id}`));
  return rows.filter(({ kind, id, is_draft }) => !is_draft || !stored.has(`${kind} ${id}`)).map(toUse);
}

/** Random folders of all files that have a use. */
export async function listUsedKeys(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct matches[1] as key
    from (${references}) r, regexp_matches(content, '/uploads/([\\w-]+)/', 'g') as matches`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
