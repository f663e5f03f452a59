import type { Track } from "../player/player-store.ts";
import { type EpisodeSummary, episodePicture } from "./episode.ts";
import type { AudioSite } from "./episode-audio.server.ts";
import { readEpisodeAudio } from "./episode-recording.server.ts";

/** Null if played elsewhere; a remote file first needs consent on the episode's own page. */
export async function readTrack(site: AudioSite, episode: EpisodeSummary): Promise<Track | null> {
  const audio = await readEpisodeAudio(site, episode);
  if (!audio?.path.startsWith("/")) return null;
  return {
    id: episode.id,
    title: episode.title,
    guest: episode.guestName,
    src: audio.path,
    artwork: episodePicture(episode, (url) => url),
    cover: `/artwork/${episode.id}.png`,
    seconds: audio.seconds ?? null,
    chapters: audio.chapters,
  };
}
