import { sql } from "kysely";
import type { Db } from "../../src/request/db.ts";
import type { PreparedRow, RowProblem } from "./prepared-rows.ts";
import type { Written } from "./write-articles.ts";

const columns = sql`id integer, episode text, blog_title text, summary text, guest_name text, banner text,
  audio_player text, created_at timestamptz, keywords text, youtube text, why_ceos_think_important text,
  conclusion text, about_guest text, key_takeaways text, action_items text, status text, updated_at timestamptz`;

const names = sql`episode, blog_title, summary, guest_name, banner, audio_player, keywords, youtube,
  why_ceos_think_important, conclusion, about_guest, key_takeaways, action_items, status`;

const incoming = sql`r.episode, r.blog_title, r.summary, r.guest_name, r.banner, r.audio_player, r.keywords, r.youtube,
  r.why_ceos_think_important, r.conclusion, r.about_guest, r.key_takeaways, r.action_items, r.status`;

const stored = sql`b.episode, b.blog_title, b.summary, b.guest_name, b.banner, b.audio_player, b.keywords, b.youtube,
  b.why_ceos_think_important, b.conclusion, b.about_guest, b.key_takeaways, b.action_items, b.status`;

/** Which line has written an episode. */
export type ClaimedEpisodes = Map<number, number>;

/** The rows whose identifier no earlier line has; the others become problems. */
export function claimEpisodes(
  rows: readonly PreparedRow[],
  claimed: ClaimedEpisodes,
  problems: RowProblem[],
): PreparedRow[] {
  return rows.filter(({ line, id }) => {
    if (id === null) return false;
    const earlier = claimed.get(id);
    if (earlier === undefined) claimed.set(id, line);
    else problems.push({ line, field: "id", message: `${id} is also the id of line ${earlier}` });
    return earlier === undefined;
  });
}

/**
 * Writes a batch of episodes: new identifiers are added, known ones updated, those that are already the same left alone.
 * A line with the identifier of an earlier one becomes a problem.
 */
export async function writeEpisodes(
  db: Db,
  batch: readonly PreparedRow[],
  claimed: ClaimedEpisodes,
  problems: RowProblem[],
): Promise<Written> {
  const rows = claimEpisodes(batch, claimed, problems);
  if (rows.length === 0) return { inserted: 0, updated: 0 };
  const json = `[${rows.map((row) => row.json).join(",")}]`;
  const updated = await sql`
    update blog b
    set (${names}, created_at, updated_at) = row(${incoming},
      coalesce(r.created_at, b.created_at), coalesce(r.updated_at, b.updated_at))
    from json_to_recordset(${json}::json) as r(${columns})
    where b.id = r.id
      and (${stored}, b.created_at, b.updated_at) is distinct from
        (${incoming}, coalesce(r.created_at, b.created_at), coalesce(r.updated_at, b.updated_at))`.execute(db);
  const inserted = await sql`
    insert into blog (id, ${names}, created_at, updated_at) overriding system value
    select r.id, ${incoming}, coalesce(r.created_at, now()), coalesce(r.updated_at, now())
    from json_to_recordset(${json}::json) as r(${columns})
    where not exists (select from blog b where b.id = r.id)`.execute(db);
  return { inserted: Number(inserted.numAffectedRows ?? 0), updated: Number(updated.numAffectedRows ?? 0) };
}
