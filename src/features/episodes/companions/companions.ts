import type { EpisodeAudio } from "../episode-audio.server.ts";
import type { TranscriptLine } from "../recording.ts";

/** Whose recording is meant: an episode, 0 while it is not stored yet, and the URL in its form. */
export type CompanionOwner = { id: number; audioPlayer: string };

/** The transcript of a recording as the owner sees it. */
export type EditedTranscript = {
  /** Root-relative URL. */
  path: string;
  isTimed: boolean;
  lines: TranscriptLine[];
};

/** What belongs to the recording of an episode, read from the files that its page and the feed read. */
export type Companions = {
  /** The recording as the feed names it; null when there is no audio or video file. */
  recording: Omit<EpisodeAudio, "file"> | null;
  /** The chapters file and the name of its version. */
  chapters: { text: string; version: string } | null;
  transcript: EditedTranscript | null;
};

/** What became of a file that was sent; `message` says what to do. */
export type StoredChapters = { ok: true; version: string } | { ok: false; isChanged: boolean; message: string };

/** `previous` is the transcript that was there, to restore it; empty for none. */
export type StoredTranscript = { ok: true; isTimed: boolean; previous: string } | { ok: false; message: string };

/** Characters of the files that can be sent. */
export const maxChaptersLength = 1_000_000;
export const maxTranscriptLength = 4_000_000;
