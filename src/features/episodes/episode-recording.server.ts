import { languageOf } from "../../lib/text-language.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { readMediaFile } from "../media/media.server.ts";
import type { EpisodeSummary } from "./episode.ts";
import { type AudioSite, findEpisodeAudio } from "./episode-audio.server.ts";
import { readChapters } from "./files/chapters-file.ts";
import { readTranscriptLines } from "./files/transcript-lines.ts";
import { type Chapter, type EpisodeRecording, transcriptParagraphs } from "./recording.ts";
import { findEpisodeFiles, type PlayableEpisode } from "./recordings.server.ts";

export type RecordingSite = AudioSite & Pick<SiteContext, "site">;

type RecordedEpisode = PlayableEpisode & Pick<EpisodeSummary, "lang">;

const maxFileBytes = 4_000_000;

/** Empty if the file is missing or invalid: the page is shown without it. */
async function readTextFile<Item>(
  media: MediaStore,
  file: string | undefined,
  parse: (text: string) => Item[] | Promise<Item[]>,
): Promise<Item[]> {
  if (!file) return [];
  try {
    const bytes = await readMediaFile(media, file, maxFileBytes);
    return bytes ? await parse(bytes.toString("utf8")) : [];
  } catch {
    return [];
  }
}

const readEpisodeChapters = ({ media, site }: RecordingSite, { lang }: RecordedEpisode, file: string | undefined) =>
  readTextFile(media, file, (text) => readChapters(text, languageOf(lang) ?? site.facts.language));

/** Without the transcript; null for an episode without audio. */
export async function readEpisodeAudio(
  context: RecordingSite,
  episode: RecordedEpisode,
): Promise<{ path: string; seconds: number | undefined; chapters: Chapter[] } | null> {
  const recording = await findEpisodeAudio(context, episode);
  if (!recording) return null;
  const { chapters } = await findEpisodeFiles(context.media, episode.id, recording.file);
  return {
    path: recording.path,
    seconds: recording.seconds,
    chapters: await readEpisodeChapters(context, episode, chapters),
  };
}

/** Null for an episode with neither audio nor transcript. */
export async function readEpisodeRecording(
  context: RecordingSite,
  episode: RecordedEpisode,
): Promise<EpisodeRecording | null> {
  const { media } = context;
  const recording = await findEpisodeAudio(context, episode);
  const files = await findEpisodeFiles(media, episode.id, recording?.file);
  const chapters = await readEpisodeChapters(context, episode, files.chapters);
  const transcript = await readTextFile(media, files.transcript, async (text) =>
    transcriptParagraphs(await readTranscriptLines(text, files.transcript ?? ""), chapters),
  );
  if (!recording && transcript.length === 0) return null;
  return {
    path: recording?.path ?? null,
    redirectOrigins: recording?.redirectOrigins ?? [],
    seconds: recording?.seconds ?? null,
    captions: recording?.transcriptPath?.endsWith(".vtt") ? recording.transcriptPath : null,
    chapters,
    transcript,
  };
}
