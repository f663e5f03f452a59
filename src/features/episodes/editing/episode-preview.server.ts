import { drawArtwork } from "../../../chart/drawn-artwork.ts";
import type { Db } from "../../../server-context/db.ts";
import { type EpisodeSite, withNamedEpisodes } from "../embedded-episodes.server.ts";
import { type Episode, episodeNumber } from "../episode.ts";
import { withoutOrigin } from "../episode-audio.server.ts";
import { readEpisodeRecording } from "../episode-recording.server.ts";
import type { EpisodeRecording } from "../recording.ts";
import { openEpisode } from "./episode-editing.server.ts";

export type EpisodePreview = { episode: Episode; recording: EpisodeRecording | null };

const orNull = (text: string) => text.trim() || null;

async function readEpisode(db: Db, user: { id: string }, id: number, siteUrl: string): Promise<Episode | null> {
  const opened = await openEpisode(db, user, id);
  if (!opened) return null;
  const { season: _season, ...content } = opened.draft?.content ?? opened.stored;
  const now = new Date().toISOString();
  const number = episodeNumber(content.episode);
  return {
    ...content,
    id,
    number,
    artwork: `data:image/svg+xml,${encodeURIComponent(drawArtwork(content.guestName, number))}`,
    banner: orNull(content.banner),
    audioPlayer: orNull(content.audioPlayer),
    youtube: content.youtube.trim() ? withoutOrigin(content.youtube, siteUrl) : null,
    createdAt: content.createdAt || now,
    updatedAt: now,
  };
}

export async function previewEpisode(
  context: EpisodeSite,
  user: { id: string },
  id: number,
): Promise<EpisodePreview | null> {
  const written = await readEpisode(context.db, user, id, context.siteUrl);
  if (!written) return null;
  const episode = await withNamedEpisodes(context, written);
  const recording = await readEpisodeRecording(context, episode);
  const seconds = recording?.seconds ?? null;
  return { episode: seconds === null ? episode : { ...episode, seconds }, recording };
}
