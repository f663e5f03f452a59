import { readMediaUrl } from "../../lib/media-url.ts";
import type { RecordingFacts } from "./editing/episode-editing.ts";
import { type AudioSite, findEpisodeAudio } from "./episode-audio.server.ts";
import { getRemoteMedia, remoteUrl } from "./remote-media.server.ts";

export async function readRecordingFacts(
  context: AudioSite,
  { id, audioPlayer }: { id: number; audioPlayer: string },
): Promise<RecordingFacts | null> {
  const found = await findEpisodeAudio(context, { id, audioPlayer });
  if (!found) return null;
  const media = found.file === undefined ? readMediaUrl(audioPlayer, context.siteUrl) : undefined;
  const state = media ? (await getRemoteMedia(context.db, remoteUrl(media, context.siteUrl))).state : "known";
  return {
    path: found.file === undefined ? null : found.path,
    bytes: found.bytes ?? null,
    seconds: found.seconds ?? null,
    host: media ? (media.host ?? new URL(context.siteUrl).host) : null,
    state,
  };
}
