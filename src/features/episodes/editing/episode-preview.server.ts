import { drawArtwork } from "../../../chart/drawn-artwork.ts";
import type { EpisodeSite } from "../embedded-episodes.server.ts";
import type { Episode, ReadableEpisode } from "../episode.ts";
import { readEpisodeRecording } from "../episode-recording.server.ts";
import { readableEpisode } from "../readable-notes.server.ts";
import type { EpisodeRecording } from "../recording.ts";
import { withoutOrigin } from "../recordings.server.ts";
import { cleanContent, openEpisode } from "./episode-editing.server.ts";
import { contentEpisode } from "./episode-editing.ts";

export type EpisodePreview = { episode: ReadableEpisode; recording: EpisodeRecording | null };

async function readEpisode(
  { db, site, siteUrl }: EpisodeSite,
  user: { id: string },
  id: number,
): Promise<Episode | null> {
  const opened = await openEpisode(db, user, id);
  if (!opened) return null;
  const content = cleanContent(opened.draft?.content ?? opened.stored);
  const { season: _season, ...episode } = contentEpisode(id, content, new Date());
  return {
    ...episode,
    artwork: `data:image/svg+xml,${encodeURIComponent(drawArtwork(episode.guestName, episode.number, site.facts.language))}`,
    youtube: episode.youtube && withoutOrigin(episode.youtube, siteUrl),
  };
}

export async function previewEpisode(
  context: EpisodeSite,
  user: { id: string },
  id: number,
): Promise<EpisodePreview | null> {
  const preview = await readEpisode(context, user, id);
  if (!preview) return null;
  const episode = await readableEpisode(context, preview);
  const recording = await readEpisodeRecording(context, episode);
  const seconds = recording?.seconds ?? null;
  return { episode: seconds === null ? episode : { ...episode, seconds }, recording };
}
