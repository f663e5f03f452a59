import type { Failure, Result } from "../../../lib/result.ts";
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

/** "no-recording": there is nothing yet that it could belong to. `reason` says what is wrong with the file, and where. */
type FileFailure = Failure<"no-recording"> | (Failure<"invalid"> & { reason: string });

/** "changed": another version than the one that was edited is there by now. */
export type StoredChapters = Result<{ version: string }, FileFailure | Failure<"changed">>;

/** `previous` is the transcript that was there, to restore it; empty for none. */
export type StoredTranscript = Result<{ isTimed: boolean; previous: string }, FileFailure>;

/** What the owner is told about a file that was not stored. */
export function fileSentence(failure: FileFailure | Failure<"changed">): string {
  switch (failure.code) {
    case "no-recording":
      return "Upload the recording or save the episode first: there is nothing yet that this could belong to.";
    case "changed":
      return "These chapters were changed elsewhere after you opened them.";
    case "invalid":
      return failure.reason;
  }
}

/** Characters of the files that can be sent. */
export const maxChaptersLength = 1_000_000;
export const maxTranscriptLength = 4_000_000;
