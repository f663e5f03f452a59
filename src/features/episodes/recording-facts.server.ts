import { readMediaUrl } from "../../lib/media-url.ts";
import type { RecordingFacts } from "./editing/episode-editing.ts";
import { type AudioSite, findEpisodeAudio } from "./episode-audio.server.ts";
import { getRemoteMedia, remoteUrl } from "./remote-media.server.ts";

export async function readRecordingFacts(
  context: AudioSite,
  { id, audioPlayer }: { id: number; audioPlayer: string },
): Promise<RecordingFacts | null> {
  const audio = await findEpisodeAudio(context, { id, audioPlayer });
  if (!audio) return null;
  const media = audio.file === undefined ? readMediaUrl(audioPlayer, context.siteUrl) : undefined;
  const state = media ? (await getRemoteMedia(context.db, remoteUrl(media, context.siteUrl))).state : "known";
  return {
    path: audio.file === undefined ? null : audio.path,
    bytes: audio.bytes ?? null,
    seconds: audio.seconds ?? null,
    host: media ? (media.host ?? new URL(context.siteUrl).host) : null,
    state,
  };
}
