import { sql, type Transaction } from "kysely";
import type { Db } from "../../../request/db.ts";
import { binStart, type RestoreResult } from "../../../request/deletion.ts";
import type { SignedInUser } from "../../../request/request-context.ts";
import type { Schema } from "../../../request/schema.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { listOtherEditors, readDraft } from "../../editing/editing.server.ts";
import type { Editable, ListRequest } from "../../editing/editing.ts";
import { adminPageSize, untitled } from "../../editing/editing.ts";
import { restoreNamedMedia } from "../../media/media.server.ts";
import {
  type EpisodeTableRow,
  findEpisodeRow,
  readEpisodeContent,
  stateOf,
  toContent,
} from "./episode-content.server.ts";
import { type EpisodeContent, emptyEpisode, type ListedEpisode } from "./episode-editing.ts";

export { readEpisodeContent } from "./episode-content.server.ts";
export { saveEpisode } from "./episode-saving.server.ts";

const kind = "episode" as const;

const orders = {
  title: sql`lower(e.blog_title)`,
  number: sql`e.episode_number`,
  date: sql`e.created_at`,
  updated: sql`e.updated_at`,
} as const;

function conditions({ search, state }: ListRequest) {
  const like = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const parts = [
    ...(search.trim()
      ? [sql`fold_text(concat_ws(' ', e.blog_title, e.guest_name, e.episode)) like fold_text(${like})`]
      : []),
    ...(state ? [sql`${stateOf} = ${state}`] : []),
  ];
  return parts.length > 0 ? sql`where ${sql.join(parts, sql` and `)}` : sql``;
}

function orderOf(sort: string) {
  const name = sort.replace(/^-/, "");
  const order = Object.hasOwn(orders, name) ? orders[name as keyof typeof orders] : orders.number;
  const isDown = sort === "" || sort.startsWith("-");
  return isDown ? sql`${order} desc nulls last, e.id desc` : sql`${order} asc nulls last, e.id`;
}

async function readList(
  db: Db,
  request: ListRequest,
  limit: { count: number; skip: number },
): Promise<ListedEpisode[]> {
  const { rows } = await sql<EpisodeTableRow>`
    select e.*, e.created_at::timestamptz as created_at, e.updated_at::timestamptz as updated_at, ${stateOf} as state
    from blog e ${conditions(request)}
    order by ${orderOf(request.sort)} limit ${limit.count} offset ${limit.skip}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    episode: row.episode ?? "",
    title: row.blog_title || (row.state === "draft" ? untitled : ""),
    guestName: row.guest_name ?? "",
    state: row.state,
    hasAudio: Boolean(row.audio_player),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** One page of all episodes with the number of those that match. */
export async function listEpisodesForAdmin(
  db: Db,
  request: ListRequest,
): Promise<{ episodes: ListedEpisode[]; total: number }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from blog e ${conditions(request)}`.execute(db);
  const skip = (request.page - 1) * adminPageSize;
  return { episodes: await readList(db, request, { count: adminPageSize, skip }), total: rows[0]?.total ?? 0 };
}

/** Every episode that matches, for a file. */
export const listEpisodesForExport = (db: Db, request: ListRequest): Promise<ListedEpisode[]> =>
  readList(db, request, { count: 100_000, skip: 0 });

/** An episode as its form opens it, with the person's own unsaved work; null when there is none of this number. */
export async function openEpisode(db: Db, user: SignedInUser, id: number): Promise<Editable<EpisodeContent> | null> {
  const item = { kind, id };
  const draft = await readDraft(db, user, item, readEpisodeContent);
  if (id === 0) return { id, base: "", state: "draft", stored: emptyEpisode, draft, others: [] };
  const row = await findEpisodeRow(db, id);
  if (!row) return null;
  const others = await listOtherEditors(db, user, item);
  return { id, base: row.base, state: row.state, stored: toContent(row), draft, others };
}

/** Deletes episodes; for 30 days they can be restored. Their recordings stay where they are. */
export async function deleteEpisodes(db: Db, user: SignedInUser, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const wanted = sql`${[...ids]}::bigint[]`;
    await sql`
      insert into deleted_content (kind, item_id, content, deleted_by)
      select 'episode', e.id, to_jsonb(e), ${user.email} from blog e where e.id = any(${wanted})
      on conflict (kind, item_id) do update
        set content = excluded.content, deleted_by = excluded.deleted_by, deleted_at = now()`.execute(trx);
    const { rows } = await sql<{ id: number }>`delete from blog where id = any(${wanted}) returning id`.execute(trx);
    for (const { id } of rows) {
      await recordAudit(trx, { actor: user.email, action: "episode.delete", subjectKind: kind, subjectId: id });
    }
  });
}

/** Restores one episode in the caller's transaction. */
async function undeleteEpisode(trx: Transaction<Schema>, user: SignedInUser, id: number): Promise<RestoreResult> {
  const deleted = await trx
    .selectFrom("deleted_content")
    .select([sql<string>`coalesce(content ->> 'blog_title', '')`.as("title"), sql<string>`content::text`.as("text")])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("deleted_at", ">", binStart(new Date()))
    .forUpdate()
    .executeTakeFirst();
  if (!deleted) return { kind, id, title: "", ok: false, problem: "gone" };
  const { title } = deleted;
  // Column by column, for the episode's number is computed and cannot be written.
  const { rows } = await sql<{ id: number }>`
    insert into blog (id, episode, blog_title, summary, guest_name, banner, audio_player, created_at, keywords,
      youtube, why_ceos_think_important, conclusion, about_guest, key_takeaways, action_items, status, updated_at)
    select r.id, r.episode, r.blog_title, r.summary, r.guest_name, r.banner, r.audio_player, r.created_at, r.keywords,
      r.youtube, r.why_ceos_think_important, r.conclusion, r.about_guest, r.key_takeaways, r.action_items, r.status,
      r.updated_at
    from deleted_content d, jsonb_populate_record(null::blog, d.content) r
    where d.kind = 'episode' and d.item_id = ${id}::bigint
    on conflict (id) do nothing
    returning id`.execute(trx);
  if (rows.length === 0) return { kind, id, title, ok: false, problem: "id-taken" };
  await restoreNamedMedia(trx, deleted.text, user.email);
  await trx.deleteFrom("deleted_content").where("kind", "=", kind).where("item_id", "=", id).execute();
  await recordAudit(trx, { actor: user.email, action: "episode.undelete", subjectKind: kind, subjectId: id });
  return { kind, id, title, ok: true };
}

/** Restores deleted episodes as they were. */
export async function undeleteEpisodes(db: Db, user: SignedInUser, ids: readonly number[]): Promise<RestoreResult[]> {
  return db.transaction().execute(async (trx) => {
    const results: RestoreResult[] = [];
    for (const id of ids) results.push(await undeleteEpisode(trx, user, id));
    return results;
  });
}
