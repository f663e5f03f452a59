import type { Failure, Result } from "../../../lib/result.ts";
import type { EpisodeAudio } from "../episode-audio.server.ts";
import type { TranscriptLine } from "../recording.ts";

/** `id` is 0 for an unsaved episode; `audioPlayer` is the form's URL. */
export type EpisodeFilesOwner = { id: number; audioPlayer: string };

export type EditedTranscript = {
  /** Root-relative URL. */
  path: string;
  isTimed: boolean;
  lines: TranscriptLine[];
};

export type EpisodeFiles = {
  /** Null without an audio or video file. */
  recording: Omit<EpisodeAudio, "file"> | null;
  chapters: { text: string; version: string } | null;
  transcript: EditedTranscript | null;
};

/** "no-recording": nothing to attach the file to. `reason` is a sentence for the owner. */
type FileFailure = Failure<"no-recording"> | (Failure<"invalid"> & { reason: string });

/** "changed": someone has stored another version since. */
export type StoredChapters = Result<{ version: string }, FileFailure | Failure<"changed">>;

/** `previous` is the replaced transcript, for undo; `note` names unreadable parts. Both may be empty. */
export type StoredTranscript = Result<{ isTimed: boolean; previous: string; note: string }, FileFailure>;

export function fileErrorMessage(failure: FileFailure | Failure<"changed">): string {
  switch (failure.code) {
    case "no-recording":
      return "Upload the recording or save the episode first: there is nothing yet that this could belong to.";
    case "changed":
      return "These chapters were changed elsewhere after you opened them.";
    case "invalid":
      return failure.reason;
  }
}

export const maxChaptersLength = 1_000_000;
export const maxTranscriptLength = 4_000_000;
