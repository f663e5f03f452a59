import type { Failure, Result } from "../../../lib/result.ts";
import type { TranscriptLine } from "../recording.ts";

/** Times in seconds. */
export type DraftCue = {
  start: number;
  end: number;
  /** Empty until named; a name holds until the next one. */
  speaker: string;
  text: string;
  /** The service was not sure of it. */
  isUnsure: boolean;
};

export type Transcription =
  /** `progress` from 0 to 1. */
  { state: "waiting"; progress: number } | { state: "failed"; problem: string } | { state: "done"; cues: DraftCue[] };

export type CueChange = Partial<Pick<DraftCue, "speaker" | "text">>;

export type TranscriptionOffer = {
  /** Where a recording would be sent; null without the setting. */
  host: string | null;
  transcription: Transcription | null;
};

/** "no-service": not set up; "not-here": the recording is not in the media library; "too-long": above the service's limit and no MP3. */
export type RequestedTranscription = Result<undefined, "no-service" | "not-here" | "too-long">;

export function requestSentence(failure: Failure<"no-service" | "not-here" | "too-long">): string {
  switch (failure.code) {
    case "no-service":
      return "No service for transcripts is set up: TRANSCRIBE_URL and TRANSCRIBE_MODEL name it.";
    case "not-here":
      return "Only a recording in the media library can be transcribed. Upload it, and save the episode.";
    case "too-long":
      return "The service takes files up to 24 MB. An MP3 is sent in pieces; save this recording as MP3.";
  }
}

/** A model that hears silence often repeats a line; people hardly say one more than so many times in a row. */
const maxRepeats = 5;

const spoken = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether each cue is one of more than five identical cues in a row. */
export function repeatedCues(cues: readonly Pick<DraftCue, "text">[]): boolean[] {
  const repeated = cues.map(() => false);
  for (let from = 0; from < cues.length; ) {
    let to = from + 1;
    while (to < cues.length && spoken(cues[to]?.text ?? "") === spoken(cues[from]?.text ?? "")) to++;
    if (to - from > maxRepeats && spoken(cues[from]?.text ?? "")) repeated.fill(true, from, to);
    from = to;
  }
  return repeated;
}

/** As published: without emptied cues, each with the last name before it. */
export function publishedCues(cues: readonly DraftCue[]): (TranscriptLine & { start: number; end: number })[] {
  let last = "";
  return cues.flatMap(({ start, end, speaker, text }) => {
    last = speaker.trim() || last;
    return text.trim() ? [{ start, end, speaker: last, text: text.trim() }] : [];
  });
}
