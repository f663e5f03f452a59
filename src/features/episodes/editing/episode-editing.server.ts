import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { holds } from "../../../server-context/list-request.server.ts";
import type { ListRequest } from "../../../server-context/list-request.ts";
import { createTrashableEditing } from "../../content-drafts/content-editing.server.ts";
import { isChangedColumn, listContent } from "../../content-drafts/content-list.server.ts";
import type { ContentType, TrashableType } from "../../content-drafts/content-type.server.ts";
import { type DuplicateOf, titleOfDuplicate } from "../../content-drafts/duplicate-content.server.ts";
import { type PublicationState, untitled } from "../../content-drafts/editing.ts";
import { indexEpisodeNotes } from "../episode-passages.server.ts";
import {
  type EpisodeTableRow,
  fieldProblems,
  findEpisodeRow,
  stateOf,
  toContent,
  toValues,
} from "./episode-content.server.ts";
import { type EpisodeContent, emptyEpisode, type ListedEpisode } from "./episode-editing.ts";

const episodeType: ContentType<EpisodeContent, EpisodeTableRow, ReturnType<typeof toValues>> &
  TrashableType & { duplicateOf: DuplicateOf<EpisodeContent> } = {
  kind: "episode",
  table: "blog",
  titleColumn: "blog_title",
  dateField: "createdAt",
  empty: emptyEpisode,
  findRow: findEpisodeRow,
  toContent,
  toValues,
  clean: (content) => content,
  fieldProblems,
  draftContent(_trx, content, before) {
    const wrong = fieldProblems(content, "draft");
    return {
      ...content,
      title: content.title.trim().slice(0, 300),
      banner: wrong.banner ? (before?.banner ?? "") : content.banner,
      audioPlayer: wrong.audioPlayer ? (before?.audio_player ?? "") : content.audioPlayer,
      youtube: wrong.youtube ? (before?.youtube ?? "") : content.youtube,
      createdAt: Number.isNaN(Date.parse(content.createdAt)) ? (before?.date?.toISOString() ?? "") : content.createdAt,
    };
  },
  // Two episodes with the same number would have an arbitrary order.
  duplicateOf: (_trx, content) => ({ ...content, title: titleOfDuplicate(content.title), episode: "", createdAt: "" }),
  insert: async (trx, values) =>
    (await trx.insertInto("blog").values(values).returning("id").executeTakeFirstOrThrow()).id,
  update: (trx, id, values) => trx.updateTable("blog").set(values).where("id", "=", id).execute(),
  afterSave: indexEpisodeNotes,
  oldSlugs: sql`array[]::text[]`,
  async reinsert(trx, id) {
    // Explicit columns: the generated episode number cannot be written.
    const { rows } = await sql`
      insert into blog (id, episode, blog_title, summary, guest_name, banner, audio_player, created_at, keywords,
        youtube, why_ceos_think_important, conclusion, about_guest, key_takeaways, action_items, status, updated_at)
      select r.id, r.episode, r.blog_title, r.summary, r.guest_name, r.banner, r.audio_player, r.created_at, r.keywords,
        r.youtube, r.why_ceos_think_important, r.conclusion, r.about_guest, r.key_takeaways, r.action_items, r.status,
        r.updated_at
      from deleted_content d, jsonb_populate_record(null::blog, d.content) r
      where d.kind = 'episode' and d.item_id = ${id}::bigint
      on conflict (id) do nothing
      returning id`.execute(trx);
    if (rows.length === 0) return undefined;
    await indexEpisodeNotes(trx, id);
    return {};
  },
};

export const {
  read: readEpisodeContent,
  open: openEpisode,
  autosave: autosaveEpisode,
  save: saveEpisode,
  versions: listEpisodeVersions,
  duplicate: storeEpisodeDuplicate,
  remove: deleteEpisodes,
  restore: restoreDeletedEpisodes,
} = createTrashableEditing(episodeType);

export type EpisodeListRequest = ListRequest & { state: PublicationState | "" };

const columns = sql`e.id, e.episode, e.blog_title, e.guest_name, e.audio_player, e.created_at::timestamptz as date,
  e.updated_at::timestamptz as updated_at, ${stateOf} as state,
  ${isChangedColumn("episode", sql`e.id`, sql`e.status`)} as is_changed`;

const orders = {
  title: sql`lower(e.blog_title)`,
  number: sql`e.episode_number`,
  state: stateOf,
  audio: sql`nullif(e.audio_player, '')`,
  date: sql`e.created_at`,
  updated: sql`e.updated_at`,
};

/** As the index has it. */
export const searchedEpisodes = sql<string>`fold_text(coalesce(blog_title, '') || ' ' || coalesce(guest_name, '') || ' ' || coalesce(episode, ''))`;

const conditions = ({ search, state }: EpisodeListRequest) => [
  ...(search.trim() ? [holds(searchedEpisodes, search)] : []),
  ...(state ? [sql<boolean>`${stateOf} = ${state}`] : []),
];

export async function listEpisodesForAdmin(
  db: Db,
  request: EpisodeListRequest,
  whole = false,
): Promise<{ episodes: ListedEpisode[]; total: number }> {
  const list = { from: sql`blog e`, columns, where: conditions(request), orders, defaultOrder: orders.number };
  const { rows, total } = await listContent<EpisodeTableRow & { date: Date; is_changed: boolean }>(
    db,
    list,
    request,
    whole,
  );
  const episodes = rows.map((row) => ({
    id: row.id,
    episode: row.episode ?? "",
    title: row.blog_title || (row.state === "draft" ? untitled : ""),
    guestName: row.guest_name ?? "",
    state: row.state,
    isChanged: row.is_changed,
    hasAudio: Boolean(row.audio_player),
    createdAt: row.date.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
  return { episodes, total };
}
