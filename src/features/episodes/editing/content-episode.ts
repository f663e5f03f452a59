import { type Episode, episodeNumber } from "../episode.ts";
import type { EpisodeContent } from "./episode-editing.ts";

/** As visitors would see the form; without a date it is published now. */
export function contentEpisode(id: number, content: EpisodeContent, now: Date): Episode {
  const { createdAt, banner, audioPlayer, youtube, ...texts } = content;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));
  return {
    ...(trimmed as typeof texts),
    id,
    number: episodeNumber(content.episode),
    banner: banner.trim() || null,
    audioPlayer: audioPlayer.trim() || null,
    youtube: youtube.trim() || null,
    createdAt: Number.isNaN(Date.parse(createdAt)) ? now.toISOString() : new Date(createdAt).toISOString(),
    updatedAt: now.toISOString(),
  };
}
