import { z } from "zod";
import {
  optionalText,
  readAll,
  rowsOf,
  type SupabaseClient,
  text,
  timestamp,
} from "../../server-context/supabase-project.server.ts";
import { type Episode, type EpisodeLink, type EpisodeSummary, episodeNumber } from "./episode.ts";
import type { EpisodeSource } from "./episode-source.ts";

/** A missing column is read as empty. */
const episodeRow = z.object({
  id: z.number().int(),
  episode: text,
  blog_title: text,
  summary: text,
  guest_name: text,
  banner: optionalText,
  audio_player: optionalText,
  created_at: timestamp,
  keywords: text,
  youtube: optionalText,
  why_ceos_think_important: text,
  conclusion: text,
  about_guest: text,
  key_takeaways: text,
  action_items: text,
  updated_at: timestamp,
});

type SupabaseEpisode = z.output<typeof episodeRow>;

/** PostgREST's code for "no row". */
const noRowCode = "PGRST116";

/** Date of rows without one. */
const epoch = new Date(0);

const maxSmallId = 2_147_483_647;

function toEpisode(row: SupabaseEpisode): Episode {
  return {
    id: row.id,
    episode: row.episode,
    number: episodeNumber(row.episode),
    title: row.blog_title,
    summary: row.summary,
    guestName: row.guest_name,
    banner: row.banner,
    audioPlayer: row.audio_player,
    createdAt: (row.created_at ?? epoch).toISOString(),
    keywords: row.keywords,
    youtube: row.youtube,
    whyCeosThinkImportant: row.why_ceos_think_important,
    conclusion: row.conclusion,
    aboutGuest: row.about_guest,
    keyTakeaways: row.key_takeaways,
    actionItems: row.action_items,
    updatedAt: (row.updated_at ?? row.created_at ?? epoch).toISOString(),
  };
}

type Numbered = Pick<EpisodeSummary, "id" | "number">;

/** By number, unnumbered last, newer rows first. */
const byNumber = (a: Numbered, b: Numbered) => (b.number ?? -1) - (a.number ?? -1) || b.id - a.id;

const toLink = ({ id, episode, title }: EpisodeSummary): EpisodeLink => ({ id, episode, title });

/** The queries of spec 7. Every row readable with the public key counts as published. */
export function supabaseEpisodes(client: SupabaseClient): EpisodeSource {
  async function listEpisodes(): Promise<Episode[]> {
    const rows = await readAll(z.array(episodeRow), (from, to) =>
      client.from("blog").select("*", { count: "exact" }).order("id", { ascending: false }).range(from, to),
    );
    return rows.map(toEpisode).sort(byNumber);
  }
  return {
    listEpisodes,
    listCompleteEpisodes: listEpisodes,
    async getEpisode(id) {
      if (id > maxSmallId) return null;
      const result = await client.from("blog").select("*").eq("id", id).single();
      return result.error?.code === noRowCode ? null : toEpisode(rowsOf(episodeRow, result));
    },
    async getNeighbours(episode) {
      const episodes = await listEpisodes();
      const previous = episodes.find((other) => byNumber(episode, other) < 0);
      const next = episodes.findLast((other) => byNumber(episode, other) > 0);
      return { previous: previous ? toLink(previous) : null, next: next ? toLink(next) : null };
    },
  };
}
