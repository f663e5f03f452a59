import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { PreparedRow, RowProblem, Written } from "../content-drafts/rows/prepared-rows.ts";
import { importColumns } from "../content-drafts/rows/row-fields.server.ts";

const { columns, names, incoming, stored } =
  importColumns(`id integer, episode text, blog_title text, summary text, guest_name text, banner text,
  audio_player text, created_at timestamptz, keywords text, youtube text, why_ceos_think_important text,
  conclusion text, about_guest text, key_takeaways text, action_items text, season integer, soundbites text, show_notes jsonb,
  episode_type text, explicit boolean, language text, status text, updated_at timestamptz`);

/** Line by id. */
export type ClaimedEpisodes = Map<number, number>;

/** Reports rows with the id of an earlier line as problems. @returns the others */
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

/** Upserts by id, skipping unchanged rows; reports duplicate ids as problems. */
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
