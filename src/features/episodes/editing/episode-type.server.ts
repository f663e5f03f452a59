import { sql } from "kysely";
import type { BinnedType, ContentType } from "../../content-drafts/content-type.server.ts";
import { type CopyOf, titleOfCopy } from "../../content-drafts/duplicate-content.server.ts";
import { indexEpisodeNotes } from "../episode-passages.server.ts";
import { type EpisodeTableRow, fieldProblems, findEpisodeRow, toContent, toValues } from "./episode-content.server.ts";
import { type EpisodeContent, emptyEpisode } from "./episode-editing.ts";

/** How episodes are stored. */
export const episodeType: ContentType<EpisodeContent, EpisodeTableRow, ReturnType<typeof toValues>> &
  BinnedType & { copyOf: CopyOf<EpisodeContent> } = {
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
  // Two episodes with one number would be in an order that no one chose.
  copyOf: (_trx, content) => ({ ...content, title: titleOfCopy(content.title), episode: "", createdAt: "" }),
  insert: async (trx, values) =>
    (await trx.insertInto("blog").values(values).returning("id").executeTakeFirstOrThrow()).id,
  update: (trx, id, values) => trx.updateTable("blog").set(values).where("id", "=", id).execute(),
  afterSave: indexEpisodeNotes,
  oldSlugs: sql`array[]::text[]`,
  async reinsert(trx, id) {
    // Column by column, for the episode's number is computed and cannot be written.
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
