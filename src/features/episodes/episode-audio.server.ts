import { type MediaUrl, readMediaUrl } from "../../lib/media-url.ts";
import type { ContentSource } from "../../server-context/content-source.ts";
import type { Db } from "../../server-context/db.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import type { EpisodeSummary } from "./episode.ts";
import {
  findEpisodeFiles,
  findRecording,
  mediaUrl,
  type PlayableEpisode,
  type Recording,
  withoutOrigin,
} from "./recordings.server.ts";
import { listRemoteMedia, type RemoteMedia, remoteUrl } from "./remote-media.server.ts";

/** A file in the media store or elsewhere, possibly not measured yet. */
export type EpisodeAudio = Omit<Recording, "file" | "bytes"> & {
  /** Path in the media store; undefined if remote. */
  file: string | undefined;
  bytes: number | undefined;
  /** Known origins that `path` redirects to. */
  redirectOrigins?: string[];
};

export type AudioSite = { db: Db; media: MediaStore; siteUrl: string };

function readRemote(url: string | null, siteUrl: string): MediaUrl | undefined {
  const relativeUrl = withoutOrigin(url ?? "", siteUrl);
  return relativeUrl.trim().startsWith("/media/") ? undefined : readMediaUrl(relativeUrl, siteUrl);
}

async function toAudio(
  context: AudioSite,
  episode: PlayableEpisode,
  remoteMedia: ReadonlyMap<string, RemoteMedia>,
): Promise<EpisodeAudio | undefined> {
  const { media, siteUrl } = context;
  const own = await findRecording(context, episode);
  const remote = own ? undefined : readRemote(episode.audioPlayer, siteUrl);
  if (!remote) return own;
  const facts = remoteMedia.get(remoteUrl(remote, siteUrl));
  const { transcript, chapters } = await findEpisodeFiles(media, episode.id, undefined);
  return {
    path: remote.src,
    file: undefined,
    bytes: facts?.bytes ?? undefined,
    mediaType: facts?.mediaType ?? remote.mediaType,
    seconds: facts?.seconds ?? undefined,
    redirectOrigins: facts?.redirectOrigins ?? [],
    transcriptPath: transcript && mediaUrl(transcript),
    chaptersPath: chapters && mediaUrl(chapters),
  };
}

/** In the order of the episodes; one query for all remote files. */
export async function findEpisodeAudios(
  context: AudioSite,
  episodes: readonly PlayableEpisode[],
): Promise<(EpisodeAudio | undefined)[]> {
  const remote = episodes.flatMap(({ audioPlayer }) => readRemote(audioPlayer, context.siteUrl) ?? []);
  const remoteMedia = await listRemoteMedia(
    context.db,
    remote.map((media) => remoteUrl(media, context.siteUrl)),
  );
  return Promise.all(episodes.map((episode) => toAudio(context, episode, remoteMedia)));
}

/** Undefined for embeds, pages and missing files; `path` is absolute if the file is on another host. */
export const findEpisodeAudio = async (
  context: AudioSite,
  episode: PlayableEpisode,
): Promise<EpisodeAudio | undefined> => (await findEpisodeAudios(context, [episode]))[0];

/** Adds the lengths of recordings to a content source. */
export function withRecordingLengths(content: ContentSource, context: AudioSite): ContentSource {
  async function addLengths<Found extends EpisodeSummary>(episodes: readonly Found[]): Promise<Found[]> {
    const audios = await findEpisodeAudios(context, episodes);
    return episodes.map((episode, index) => {
      const seconds = audios[index]?.seconds;
      return seconds === undefined ? episode : { ...episode, seconds };
    });
  }
  return {
    ...content,
    listEpisodes: async () => addLengths(await content.listEpisodes()),
    listCompleteEpisodes: async () => addLengths(await content.listCompleteEpisodes()),
    getEpisode: async (id) => {
      const episode = await content.getEpisode(id);
      return episode && ((await addLengths([episode]))[0] ?? null);
    },
  };
}
