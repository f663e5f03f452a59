import { readMediaAddress } from "../../lib/media-url.ts";
import type { RecordingFacts } from "./editing/episode-editing.ts";
import { type AudioSite, findEpisodeAudio } from "./episode-audio.server.ts";
import { getRemoteMedia, remoteAddress } from "./remote-media.server.ts";

/** What is known of the file that an episode plays, for the owner; null when its address names no file that is there. */
export async function readRecordingFacts(
  site: AudioSite,
  { id, audioPlayer }: { id: number; audioPlayer: string },
): Promise<RecordingFacts | null> {
  const found = await findEpisodeAudio(site, { id, audioPlayer });
  if (!found) return null;
  const media = found.file === undefined ? readMediaAddress(audioPlayer, site.siteUrl) : undefined;
  const state = media ? (await getRemoteMedia(site.db, remoteAddress(media, site.siteUrl))).state : "known";
  return {
    path: found.file === undefined ? null : found.path,
    bytes: found.bytes ?? null,
    seconds: found.seconds ?? null,
    transcript: found.transcriptPath !== undefined,
    chapters: found.chaptersPath !== undefined,
    host: media ? (media.host ?? new URL(site.siteUrl).host) : null,
    state,
  };
}
