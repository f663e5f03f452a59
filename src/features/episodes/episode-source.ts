import type { Episode, EpisodeNeighbours, EpisodeSummary } from "./episode.ts";

/** Where episodes come from: the site's own database or a Supabase project. Visitors see only what is published (spec 7 and 9). */
export type EpisodeSource = {
  /** Every episode, highest number first. */
  listEpisodes(): Promise<EpisodeSummary[]>;
  /** The same with all texts. */
  listWholeEpisodes(): Promise<Episode[]>;
  getEpisode(id: number): Promise<Episode | null>;
  /** The episodes before and after one by number. */
  getNeighbours(episode: Pick<EpisodeSummary, "id" | "number">): Promise<EpisodeNeighbours>;
};
