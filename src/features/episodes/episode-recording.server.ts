import type { MediaStore } from "../../server-context/media-store.ts";
import { readMediaFile } from "../media/read-media-file.server.ts";
import { readChapters } from "./companions/chapters-file.ts";
import { readTranscriptLines } from "./companions/transcript-lines.ts";
import type { EpisodeSummary } from "./episode.ts";
import { type AudioSite, findEpisodeAudio } from "./episode-audio.server.ts";
import { type Chapter, type EpisodeRecording, type TranscriptParagraph, transcriptParagraphs } from "./recording.ts";
import { findCompanions } from "./recordings.server.ts";

/** A larger file is no transcript of a conversation. */
const maxFileBytes = 4_000_000;

/** What `read` makes of a file of words; undefined when it is not there or not what it should be: the page does without. */
async function readWords<Result>(
  media: MediaStore,
  file: string | undefined,
  read: (text: string) => Result,
): Promise<Result | undefined> {
  if (!file) return undefined;
  try {
    const bytes = await readMediaFile(media, file, maxFileBytes);
    return bytes && read(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** What plays of an episode, without its words: the file with its length and chapters; null when the site has no audio of it. */
export async function readEpisodeAudio(
  site: AudioSite,
  episode: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<{ path: string; seconds: number | undefined; chapters: Chapter[] } | null> {
  const recording = await findEpisodeAudio(site, episode);
  if (!recording?.path) return null;
  const { chapters } = await findCompanions(site.media, episode.id, recording.file);
  return {
    path: recording.path,
    seconds: recording.seconds,
    chapters: (await readWords(site.media, chapters, readChapters)) ?? [],
  };
}

/** The recording of an episode with its chapters and its words; null when the site has neither its audio nor its transcript. */
export async function readEpisodeRecording(
  site: AudioSite,
  episode: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<EpisodeRecording | null> {
  const { media } = site;
  const recording = await findEpisodeAudio(site, episode);
  const files = await findCompanions(media, episode.id, recording?.file);
  const chapters: Chapter[] = (await readWords(media, files.chapters, readChapters)) ?? [];
  const transcript: TranscriptParagraph[] =
    (await readWords(media, files.transcript, (text) =>
      transcriptParagraphs(readTranscriptLines(text, files.transcript ?? ""), chapters),
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
