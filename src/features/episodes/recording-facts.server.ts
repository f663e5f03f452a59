import { readMediaUrl } from "../../lib/media-url.ts";
import type { RecordingFacts } from "./editing/episode-editing.ts";
import { type AudioSite, findEpisodeAudio } from "./episode-audio.server.ts";
import { getRemoteMedia, remoteUrl } from "./remote-media.server.ts";

export async function readRecordingFacts(
  site: AudioSite,
  { id, audioPlayer }: { id: number; audioPlayer: string },
): Promise<RecordingFacts | null> {
  const found = await findEpisodeAudio(site, { id, audioPlayer });
  if (!found) return null;
  const media = found.file === undefined ? readMediaUrl(audioPlayer, site.siteUrl) : undefined;
  const state = media ? (await getRemoteMedia(site.db, remoteUrl(media, site.siteUrl))).state : "known";
  return {
    path: found.file === undefined ? null : found.path,
    bytes: found.bytes ?? null,
    seconds: found.seconds ?? null,
    host: media ? (media.host ?? new URL(site.siteUrl).host) : null,
    state,
  };
}
