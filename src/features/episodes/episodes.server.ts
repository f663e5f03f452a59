import { type Selectable, sql } from "kysely";
import { langOf } from "../../lib/text-language.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import { otherLanguage } from "../content-drafts/rows/other-language.server.ts";
import { sanitiseHtml } from "../content-drafts/sanitise-html.server.ts";
import type { Episode, EpisodeLink, EpisodeNeighbours, EpisodeSummary } from "./episode.ts";
import type { EpisodeSource } from "./episode-source.ts";
import { queueEpisodesPublished } from "./episode-webhook.server.ts";
import { mapRichNotes, type RichNotes, richNotesOf } from "./show-notes.ts";

export function databaseEpisodes(db: Db): EpisodeSource {
  return {
    listEpisodes: () => listPublishedEpisodes(db),
    listCompleteEpisodes: () => listCompleteEpisodes(db),
    getEpisode: (id) => getEpisode(db, id),
    getNeighbours: (episode) => getNeighbours(db, episode),
  };
}

type Row = Selectable<Schema["blog"]>;
type SummaryRow = Pick<Row, "id" | "episode" | "episode_number" | "blog_title" | "summary" | "guest_name"> &
  Pick<Row, "banner" | "audio_player" | "created_at" | "keywords" | "language">;

const summaryColumns = sql<never>`e.id, e.episode, e.episode_number, e.blog_title, e.summary, e.guest_name, e.banner,
  e.audio_player, e.created_at::timestamptz as created_at, e.keywords, ${otherLanguage("e.language")} as language`;

/** Scheduled episodes become visible without a job. */
const isVisible = sql<boolean>`e.status <> 'draft' and (e.status = 'published' or e.created_at <= now())`;

/** By number, unnumbered last, newer rows first. */
const newestFirst = sql`coalesce(e.episode_number, -1) desc, e.id desc`;
const oldestFirst = sql`coalesce(e.episode_number, -1), e.id`;

function toSummary(row: SummaryRow): EpisodeSummary {
  return {
    id: row.id,
    episode: row.episode ?? "",
    number: row.episode_number,
    title: row.blog_title ?? "",
    summary: row.summary ?? "",
    guestName: row.guest_name ?? "",
    banner: row.banner,
    audioPlayer: row.audio_player,
    // Adopted tables may have rows without a date.
    createdAt: (row.created_at ?? new Date(0)).toISOString(),
    keywords: row.keywords ?? "",
    ...langOf(row.language),
  };
}

/** Sanitised again, because another program may have written them. */
function readRichNotes(row: Row): RichNotes {
  return mapRichNotes(
    richNotesOf(row.show_notes, ({ column }) => row[column] ?? ""),
    sanitiseHtml,
  );
}

function toEpisode(row: Row): Episode {
  const richNotes = readRichNotes(row);
  return {
    ...toSummary(row),
    youtube: row.youtube,
    whyCeosThinkImportant: row.why_ceos_think_important ?? "",
    conclusion: row.conclusion ?? "",
    aboutGuest: row.about_guest ?? "",
    keyTakeaways: row.key_takeaways ?? "",
    actionItems: row.action_items ?? "",
    ...(row.season ? { season: row.season } : {}),
    ...(row.soundbites ? { soundbites: row.soundbites } : {}),
    ...(Object.keys(richNotes).length > 0 && { richNotes }),
    ...(row.episode_type && { kind: row.episode_type }),
    ...(row.explicit !== null && { explicit: row.explicit }),
    updatedAt: (row.updated_at ?? row.created_at ?? new Date(0)).toISOString(),
  };
}

export async function listPublishedEpisodes(db: Db): Promise<EpisodeSummary[]> {
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from blog e where ${isVisible} order by ${newestFirst}`.execute(db);
  return rows.map(toSummary);
}

const columns = sql`e.*, e.created_at::timestamptz as created_at, ${otherLanguage("e.language")} as language`;

async function listCompleteEpisodes(db: Db): Promise<Episode[]> {
  const { rows } = await sql<Row>`
    select ${columns} from blog e where ${isVisible} order by ${newestFirst}`.execute(db);
  return rows.map(toEpisode);
}

/** Null if not visible (spec 7). */
export async function getEpisode(db: Db, id: number): Promise<Episode | null> {
  const { rows } = await sql<Row>`
    select ${columns} from blog e where e.id = ${id}::bigint and ${isVisible}`.execute(db);
  return rows[0] ? toEpisode(rows[0]) : null;
}

type Numbered = Pick<EpisodeSummary, "id" | "number">;

const linkColumns = sql`e.id, e.episode, e.blog_title, ${otherLanguage("e.language")} as language`;

async function nearest(db: Db, { id, number }: Numbered, side: "lower" | "higher"): Promise<EpisodeLink | null> {
  const [comparison, order] = side === "lower" ? [sql`<`, newestFirst] : [sql`>`, oldestFirst];
  const { rows } = await sql<SummaryRow>`select ${linkColumns} from blog e
    where ${isVisible} and (${oldestFirst}) ${comparison} (${number ?? -1}::integer, ${id}::bigint)
    order by ${order} limit 1`.execute(db);
  const [row] = rows;
  return row ? { id: row.id, episode: row.episode ?? "", title: row.blog_title ?? "", ...langOf(row.language) } : null;
}

export async function getNeighbours(db: Db, episode: Numbered): Promise<EpisodeNeighbours> {
  const [previous, next] = await Promise.all([nearest(db, episode, "lower"), nearest(db, episode, "higher")]);
  return { previous, next };
}

/** Marks due episodes as published. @returns their ids, for invalidating cached pages */
export async function publishDueEpisodes(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update blog set status = 'published' where status = 'scheduled' and created_at <= now() returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await queueEpisodesPublished(db, ids);
  return ids;
}
