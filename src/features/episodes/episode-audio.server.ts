import { type MediaUrl, readMediaUrl } from "../../lib/media-url.ts";
import type { ContentSource } from "../../server-context/content-source.ts";
import type { Db } from "../../server-context/db.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import type { EpisodeSummary } from "./episode.ts";
import { findCompanions, findRecording, mediaUrl, type Recording } from "./recordings.server.ts";
import { getRemoteMedia, listRemoteMedia, type RemoteMedia, remoteUrl } from "./remote-media.server.ts";

/** What an episode plays: a file of the media store, or one elsewhere, which may not be measured yet. */
export type EpisodeAudio = Omit<Recording, "file" | "bytes"> & {
  /** Where it lies below the media store; undefined elsewhere. */
  file: string | undefined;
  bytes: number | undefined;
  /** Other origins that `path` redirects to, as far as they are known. */
  redirectOrigins?: string[];
};

export type AudioSite = { db: Db; media: MediaStore; siteUrl: string };

type LookUp = (url: string) => Promise<RemoteMedia | undefined>;
type Player = Pick<EpisodeSummary, "id" | "audioPlayer">;

/** The URL without the site's own origin, for the owner may write it in full. */
export const withoutOrigin = (url: string, siteUrl: string): string =>
  url.trim().startsWith(`${siteUrl}/`) ? url.trim().slice(siteUrl.length) : url;

/** The file that a URL names when it does not lie in the media store. */
function readRemote(url: string | null, siteUrl: string): MediaUrl | undefined {
  const named = withoutOrigin(url ?? "", siteUrl);
  return named.trim().startsWith("/media/") ? undefined : readMediaUrl(named, siteUrl);
}

/**
 * The audio or video file that an episode plays; undefined when it names a service, a page or nothing that is there. `path` is
 * root-relative on this site and absolute elsewhere.
 */
export async function findEpisodeAudio(
  { db, media, siteUrl }: AudioSite,
  { id, audioPlayer }: Player,
  lookUp: LookUp = (url) => getRemoteMedia(db, url),
): Promise<EpisodeAudio | undefined> {
  const named = audioPlayer && withoutOrigin(audioPlayer, siteUrl);
  const own = await findRecording(media, { id, audioPlayer: named });
  const remote = own ? undefined : readRemote(audioPlayer, siteUrl);
  if (!remote) return own;
  const facts = await lookUp(remoteUrl(remote, siteUrl));
  const { transcript, chapters } = await findCompanions(media, id, undefined);
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

/** The audio files of many episodes, in their order, read with one question to the database. */
export async function findEpisodeAudios(
  site: AudioSite,
  episodes: readonly Player[],
): Promise<(EpisodeAudio | undefined)[]> {
  const remote = episodes.flatMap(({ audioPlayer }) => readRemote(audioPlayer, site.siteUrl) ?? []);
  const known = await listRemoteMedia(
    site.db,
    remote.map((media) => remoteUrl(media, site.siteUrl)),
  );
  return Promise.all(episodes.map((episode) => findEpisodeAudio(site, episode, async (url) => known.get(url))));
}

/** The same episodes with the length of their recordings where it is known, from any content source. */
export function withRecordingLengths(content: ContentSource, site: AudioSite): ContentSource {
  async function measured<Found extends EpisodeSummary>(episodes: readonly Found[]): Promise<Found[]> {
    const audios = await findEpisodeAudios(site, episodes);
    return episodes.map((episode, index) => {
      const seconds = audios[index]?.seconds;
      return seconds === undefined ? episode : { ...episode, seconds };
    });
  }
  return {
    ...content,
    listEpisodes: async () => measured(await content.listEpisodes()),
    listWholeEpisodes: async () => measured(await content.listWholeEpisodes()),
    getEpisode: async (id) => {
      const episode = await content.getEpisode(id);
      return episode && ((await measured([episode]))[0] ?? null);
    },
  };
}
