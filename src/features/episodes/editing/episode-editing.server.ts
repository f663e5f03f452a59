import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { holds } from "../../../server-context/list-request.server.ts";
import type { ListRequest } from "../../../server-context/list-request.ts";
import { createBinnedEditing } from "../../content-drafts/content-editing.server.ts";
import { isChangedColumn, listContent } from "../../content-drafts/content-list.server.ts";
import { type PublicationState, untitled } from "../../content-drafts/editing.ts";
import { type EpisodeTableRow, stateOf } from "./episode-content.server.ts";
import type { ListedEpisode } from "./episode-editing.ts";
import { episodeType } from "./episode-type.server.ts";

export const {
  read: readEpisodeContent,
  open: openEpisode,
  keep: autosaveEpisode,
  save: saveEpisode,
  versions: listEpisodeVersions,
  duplicate: copyEpisode,
  remove: deleteEpisodes,
  restore: restoreDeletedEpisodes,
} = createBinnedEditing(episodeType);

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

/** One page of all episodes with the number of those that match; the whole list for an export. */
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
