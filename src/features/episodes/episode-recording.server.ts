import type { MediaStore } from "../../server-context/media-store.ts";
import { readMediaFile } from "../media/media.server.ts";
import { type AudioSite, findEpisodeAudio } from "./episode-audio.server.ts";
import { readChapters } from "./files/chapters-file.ts";
import { readTranscriptLines } from "./files/transcript-lines.ts";
import { type Chapter, type EpisodeRecording, transcriptParagraphs } from "./recording.ts";
import { findEpisodeFiles, type PlayableEpisode } from "./recordings.server.ts";

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

/** Without the transcript; null for an episode without audio. */
export async function readEpisodeAudio(
  context: AudioSite,
  episode: PlayableEpisode,
): Promise<{ path: string; seconds: number | undefined; chapters: Chapter[] } | null> {
  const recording = await findEpisodeAudio(context, episode);
  if (!recording) return null;
  const { chapters } = await findEpisodeFiles(context.media, episode.id, recording.file);
  return {
    path: recording.path,
    seconds: recording.seconds,
    chapters: await readTextFile(context.media, chapters, readChapters),
  };
}

/** Null for an episode with neither audio nor transcript. */
export async function readEpisodeRecording(
  context: AudioSite,
  episode: PlayableEpisode,
): Promise<EpisodeRecording | null> {
  const { media } = context;
  const recording = await findEpisodeAudio(context, episode);
  const files = await findEpisodeFiles(media, episode.id, recording?.file);
  const chapters = await readTextFile(media, files.chapters, readChapters);
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
