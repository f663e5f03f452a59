import type { MediaStore } from "../../server-context/media-store.ts";
import { readMediaFile } from "../media/media.server.ts";
import type { EpisodeSummary } from "./episode.ts";
import { type AudioSite, findEpisodeAudio } from "./episode-audio.server.ts";
import { readChapters } from "./files/chapters-file.ts";
import { readTranscriptLines } from "./files/transcript-lines.ts";
import { type Chapter, type EpisodeRecording, type TranscriptParagraph, transcriptParagraphs } from "./recording.ts";
import { findEpisodeFiles } from "./recordings.server.ts";

const maxFileBytes = 4_000_000;

/** Undefined if missing or invalid: the page does without. */
async function readWords<Result>(
  media: MediaStore,
  file: string | undefined,
  read: (text: string) => Result | Promise<Result>,
): Promise<Result | undefined> {
  if (!file) return undefined;
  try {
    const bytes = await readMediaFile(media, file, maxFileBytes);
    return bytes && (await read(bytes.toString("utf8")));
  } catch {
    return undefined;
  }
}

/** Without transcript; null if the site has no audio for it. */
export async function readEpisodeAudio(
  context: AudioSite,
  episode: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<{ path: string; seconds: number | undefined; chapters: Chapter[] } | null> {
  const recording = await findEpisodeAudio(context, episode);
  if (!recording?.path) return null;
  const { chapters } = await findEpisodeFiles(context.media, episode.id, recording.file);
  return {
    path: recording.path,
    seconds: recording.seconds,
    chapters: (await readWords(context.media, chapters, readChapters)) ?? [],
  };
}

/** Null if the site has neither audio nor transcript. */
export async function readEpisodeRecording(
  context: AudioSite,
  episode: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<EpisodeRecording | null> {
  const { media } = context;
  const recording = await findEpisodeAudio(context, episode);
  const files = await findEpisodeFiles(media, episode.id, recording?.file);
  const chapters: Chapter[] = (await readWords(media, files.chapters, readChapters)) ?? [];
  const transcript: TranscriptParagraph[] =
    (await readWords(media, files.transcript, async (text) =>
      transcriptParagraphs(await readTranscriptLines(text, files.transcript ?? ""), chapters),
    )) ?? [];
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
