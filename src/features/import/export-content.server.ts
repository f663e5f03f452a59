import { createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { untitled } from "../content-drafts/editing.ts";

const rowsPerQuery = 250;

type Row = { id: number; [column: string]: unknown };

/** UTC, with microseconds. */
const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${sql.ref(column)}`;

/** Drops microseconds that are zero. */
const withoutZeros = (value: unknown) => (typeof value === "string" ? value.replace(/(\.\d{3})000Z$/, "$1Z") : value);

/** Drafts may have no title; import files need one. */
const titleOf = (column: string) => sql`
  case when status = 'draft' then coalesce(nullif(${sql.ref(column)}, ''), ${untitled}) else ${sql.ref(column)} end
  as ${sql.ref(column)}`;

const selectArticles = (after: number) => sql`
  select id, slug, ${titleOf("title")}, summary, category, author, ${iso("publication_date")}, featured_image_url,
    featured_image_url_2, featured_image_alt_2, introduction, section_1, section_2, section_3, conclusion, cta, seo_title, seo_description, canonical_url, keywords, language,
    status, ${iso("created_at")}, ${iso("updated_at")},
    (select json_agg(old_slug order by old_slug) from article_redirects where article_id = blog_articles.id) as previous_slugs
  from blog_articles where id > ${after}::bigint order by id limit ${rowsPerQuery}`;

const selectEpisodes = (after: number) => sql`
  select id, episode, ${titleOf("blog_title")}, summary, guest_name, banner, audio_player, ${iso("created_at")}, keywords, youtube,
    why_ceos_think_important, conclusion, about_guest, key_takeaways, action_items, season, soundbites, show_notes, episode_type, explicit, language,
    status, ${iso("updated_at")}
  from blog where id > ${after}::bigint order by id limit ${rowsPerQuery}`;

const dateColumns = ["publication_date", "created_at", "updated_at"] as const;

async function* lines(
  db: Db,
  select: (after: number) => RawBuilder<unknown>,
  onItem: () => void,
): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const { rows } = (await select(after).execute(db)) as { rows: Row[] };
    for (const row of rows) {
      for (const column of dateColumns) if (column in row) row[column] = withoutZeros(row[column]);
      if (row.previous_slugs === null) delete row.previous_slugs;
      onItem();
      yield `${JSON.stringify(row)}\n`;
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerQuery) return;
    after = last.id;
  }
}

/** Writes to a temporary name, so that a partial file is never mistaken for a complete one. */
export async function writeAtomically(file: string, content: AsyncIterable<string | Buffer>): Promise<void> {
  const part = `${file}.part`;
  await pipeline(content, createWriteStream(part));
  await rename(part, file);
}

export type ExportResult = { articles: number; episodes: number };

/** Exports a consistent snapshot, drafts included, as NDJSON with the specification's field names. */
export async function exportContent({ db }: { db: Db }, directory: string): Promise<ExportResult> {
  await mkdir(directory, { recursive: true });
  const result: ExportResult = { articles: 0, episodes: 0 };
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      await writeAtomically(
        path.join(directory, "articles.ndjson"),
        lines(transaction, selectArticles, () => result.articles++),
      );
      await writeAtomically(
        path.join(directory, "episodes.ndjson"),
        lines(transaction, selectEpisodes, () => result.episodes++),
      );
    });
  return result;
}
