import type { Episode, EpisodeNeighbours, EpisodeSummary } from "./episode.ts";

/** The site's own database or a Supabase project; only published episodes (spec 7 and 9). */
export type EpisodeSource = {
  listEpisodes(): Promise<EpisodeSummary[]>;
  listCompleteEpisodes(): Promise<Episode[]>;
  getEpisode(id: number): Promise<Episode | null>;
  getNeighbours(episode: Pick<EpisodeSummary, "id" | "number">): Promise<EpisodeNeighbours>;
};
