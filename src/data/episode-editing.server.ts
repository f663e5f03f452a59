import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
import { recordAudit } from "./audit.server.ts";
import { binStart, type RestoreResult } from "./bin.ts";
import { dropDraft, keepVersion, lastSave, listOtherEditors, readDraft } from "./editing.server.ts";
import type { Editable, ListRequest, PublicationState, SaveIntent, SaveResult } from "./editing.ts";
import { adminPageSize } from "./editing.ts";
import { type EpisodeContent, emptyEpisode, episodeFields, type ListedEpisode } from "./episode-editing.ts";
import { episodeRowSchema } from "./episode-row.server.ts";
import { restoreNamedMedia } from "./media.server.ts";
import type { SignedInUser } from "./request-context.ts";
import type { BlogTable, PublicationStatus, Schema } from "./schema.server.ts";

type Db = Kysely<Schema> | Transaction<Schema>;
type Row = Selectable<BlogTable> & { state: PublicationState; base: string };

const kind = "episode" as const;

/** A scheduled episode whose time has come is published, whatever its row still says. */
const stateOf = sql<PublicationState>`case when e.status = 'scheduled' and e.created_at <= now() then 'published'
  else e.status end`;

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
  const { rows } = await sql<Row>`
    select e.*, e.created_at::timestamptz as created_at, ${stateOf} as state
    from blog e ${conditions(request)}
    order by ${orderOf(request.sort)} limit ${limit.count} offset ${limit.skip}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    episode: row.episode ?? "",
    title: row.blog_title ?? "",
    guestName: row.guest_name ?? "",
    state: row.state,
    hasAudio: Boolean(row.audio_player),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** One page of all episodes with the number of those that match. */
export async function listEpisodesForAdmin(
  db: Kysely<Schema>,
  request: ListRequest,
): Promise<{ episodes: ListedEpisode[]; total: number }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from blog e ${conditions(request)}`.execute(db);
  const skip = (request.page - 1) * adminPageSize;
  return { episodes: await readList(db, request, { count: adminPageSize, skip }), total: rows[0]?.total ?? 0 };
}

/** Every episode that matches, for a file. */
export const listEpisodesForExport = (db: Kysely<Schema>, request: ListRequest): Promise<ListedEpisode[]> =>
  readList(db, request, { count: 100_000, skip: 0 });

function toContent(row: Row): EpisodeContent {
  return {
    episode: row.episode ?? "",
    title: row.blog_title ?? "",
    summary: row.summary ?? "",
    guestName: row.guest_name ?? "",
    banner: row.banner ?? "",
    audioPlayer: row.audio_player ?? "",
    youtube: row.youtube ?? "",
    keywords: row.keywords ?? "",
    whyCeosThinkImportant: row.why_ceos_think_important ?? "",
    conclusion: row.conclusion ?? "",
    aboutGuest: row.about_guest ?? "",
    keyTakeaways: row.key_takeaways ?? "",
    actionItems: row.action_items ?? "",
    createdAt: row.created_at.toISOString(),
  };
}

/** What a stored draft or version holds; a field that it lacks is empty. */
export function readEpisodeContent(stored: Record<string, unknown>): EpisodeContent {
  const content = { ...emptyEpisode };
  for (const field of episodeFields) {
    const value = stored[field];
    if (typeof value === "string") content[field] = value;
  }
  return content;
}

// The table has no version: the moment of the last change, with its microseconds, is one.
const findRow = async (db: Db, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select e.*, e.created_at::timestamptz as created_at, ${stateOf} as state, e.updated_at::text as base
    from blog e where e.id = ${id}::bigint`.execute(db);
  return rows[0];
};

/** An episode as its form opens it, with the person's own unsaved work; null when there is none of this number. */
export async function openEpisode(
  db: Kysely<Schema>,
  user: SignedInUser,
  id: number,
): Promise<Editable<EpisodeContent> | null> {
  const item = { kind, id };
  const draft = await readDraft(db, user, item, readEpisodeContent);
  if (id === 0) return { id, base: "", state: "draft", stored: emptyEpisode, draft, others: [] };
  const row = await findRow(db, id);
  if (!row) return null;
  const others = await listOtherEditors(db, user, item);
  return { id, base: row.base, state: row.state, stored: toContent(row), draft, others };
}

const address = episodeRowSchema.shape.banner;
const fieldSchema = z.object({
  title: episodeRowSchema.shape.blog_title.max(300, { error: "is longer than 300 characters" }),
  banner: address,
  audioPlayer: address,
  youtube: address,
});
const fieldNames: Record<string, string> = {
  title: "The title",
  banner: "The address of the picture",
  audioPlayer: "The address of the recording",
  youtube: "The address of the video",
};

/** What is wrong with each field, in sentences. */
function fieldProblems(content: EpisodeContent, intent: SaveIntent): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of fieldSchema.safeParse(content).error?.issues ?? []) {
    const field = String(issue.path[0]);
    problems[field] ??= `${fieldNames[field]} ${issue.message}.`;
  }
  const date = Date.parse(content.createdAt);
  if (content.createdAt && Number.isNaN(date)) problems.createdAt = "Choose a date and a time.";
  else if (intent === "schedule" && !(date > Date.now())) {
    problems.createdAt = "Choose a date and a time that are still to come.";
  }
  if (intent !== "draft" && !content.summary.trim()) problems.summary = "Write a summary: lists and the feed show it.";
  return problems;
}

const orNull = (text: string) => text.trim() || null;

function toRow(content: EpisodeContent, status: PublicationStatus, createdAt: string) {
  return {
    episode: orNull(content.episode),
    blog_title: content.title.trim(),
    summary: orNull(content.summary),
    guest_name: orNull(content.guestName),
    banner: orNull(content.banner),
    audio_player: orNull(content.audioPlayer),
    youtube: orNull(content.youtube),
    keywords: orNull(content.keywords),
    why_ceos_think_important: orNull(content.whyCeosThinkImportant),
    conclusion: orNull(content.conclusion),
    about_guest: orNull(content.aboutGuest),
    key_takeaways: orNull(content.keyTakeaways),
    action_items: orNull(content.actionItems),
    status,
    created_at: createdAt,
  };
}

function nextStatus(intent: SaveIntent, before: PublicationStatus): PublicationStatus {
  if (intent === "publish") return "published";
  if (intent === "schedule") return "scheduled";
  return intent === "draft" ? "draft" : before;
}

const actions: Record<SaveIntent, string> = {
  draft: "episode.save-draft",
  publish: "episode.publish",
  schedule: "episode.schedule",
  update: "episode.update",
};

export type EpisodeSave = { id: number; base: string; content: EpisodeContent; intent: SaveIntent };

/** Stores an episode; a save that began from another version than the stored one is refused and names who was faster. */
export async function saveEpisode(db: Kysely<Schema>, user: SignedInUser, save: EpisodeSave): Promise<SaveResult> {
  const { id, base, content, intent } = save;
  const fields = fieldProblems(content, intent);
  if (Object.keys(fields).length > 0) return { ok: false, problem: "fields", fields };
  return db.transaction().execute(async (trx): Promise<SaveResult> => {
    const before = id === 0 ? undefined : await findRow(trx, id);
    if (id !== 0 && (before?.base ?? "") !== base) {
      const last = await lastSave(trx, { kind, id });
      const at = last?.at ?? (before?.updated_at ?? new Date()).toISOString();
      return { ok: false, problem: "conflict", by: last?.by ?? "someone else", at, base: before?.base ?? "" };
    }
    const status = nextStatus(intent, before?.state ?? "draft");
    const isAhead = !content.createdAt || Date.parse(content.createdAt) > Date.now();
    const date = status === "scheduled" || !isAhead ? content.createdAt : new Date().toISOString();
    const row = toRow(content, status, date);
    const stored = before
      ? await trx.updateTable("blog").set(row).where("id", "=", id).returning("id").executeTakeFirstOrThrow()
      : await trx.insertInto("blog").values(row).returning("id").executeTakeFirstOrThrow();
    await keepVersion(trx, user, { kind, id: stored.id }, { content, status });
    await dropDraft(trx, user, { kind, id });
    await recordAudit(trx, {
      actor: user.email,
      action: before ? actions[intent] : "episode.create",
      subjectKind: kind,
      subjectId: stored.id,
      detail: { status },
    });
    return { ok: true, id: stored.id, base: (await findRow(trx, stored.id))?.base ?? "" };
  });
}

/** Deletes episodes; for 30 days they can be restored. Their recordings stay where they are. */
export async function deleteEpisodes(db: Kysely<Schema>, user: SignedInUser, ids: readonly number[]): Promise<void> {
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
export async function undeleteEpisodes(
  db: Kysely<Schema>,
  user: SignedInUser,
  ids: readonly number[],
): Promise<RestoreResult[]> {
  return db.transaction().execute(async (trx) => {
    const results: RestoreResult[] = [];
    for (const id of ids) results.push(await undeleteEpisode(trx, user, id));
    return results;
  });
}
