import type { Failure, Result } from "../../../lib/result.ts";
import type { TranscriptLine } from "../recording.ts";

/** Times in seconds. */
export type DraftCue = {
  start: number;
  end: number;
  /** Empty until named; a name applies until the next one. */
  speaker: string;
  text: string;
  /** The service reported low confidence. */
  isUnsure: boolean;
};

export type Transcription =
  /** `progress` from 0 to 1. */
  { state: "waiting"; progress: number } | { state: "failed"; problem: string } | { state: "done"; cues: DraftCue[] };

export type CueChange = Partial<Pick<DraftCue, "speaker" | "text">>;

export type TranscriptionOffer = {
  /** Host of the service; null if none is configured. */
  host: string | null;
  transcription: Transcription | null;
};

/** "not-hosted-here": the recording isn't in the media library; "too-large": above the service's limit, and not an MP3. */
type RequestFailure = "no-service" | "not-hosted-here" | "too-large";

export type RequestedTranscription = Result<undefined, RequestFailure>;

export function requestErrorMessage(failure: Failure<RequestFailure>): string {
  switch (failure.code) {
    case "no-service":
      return "No service for transcripts is set up: TRANSCRIBE_URL and TRANSCRIBE_MODEL name it.";
    case "not-hosted-here":
      return "Only a recording in the media library can be transcribed. Upload it, and save the episode.";
    case "too-large":
      return "The service takes files up to 24 MB. An MP3 is sent in pieces; save this recording as MP3.";
  }
}

/** Models often repeat a line during silence; people rarely say one more often than this in a row. */
const maxRepeats = 5;

const normalise = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether each cue is one of more than five identical cues in a row. */
export function repeatedCues(cues: readonly Pick<DraftCue, "text">[]): boolean[] {
  const repeated = cues.map(() => false);
  for (let from = 0; from < cues.length; ) {
    let to = from + 1;
    const text = normalise(cues[from]?.text ?? "");
    while (to < cues.length && normalise(cues[to]?.text ?? "") === text) to++;
    if (to - from > maxRepeats && text) repeated.fill(true, from, to);
    from = to;
  }
  return repeated;
}

/** Without emptied cues; unnamed ones get the previous speaker. */
export function publishedCues(cues: readonly DraftCue[]): (TranscriptLine & { start: number; end: number })[] {
  let lastSpeaker = "";
  return cues.flatMap(({ start, end, speaker, text }) => {
    lastSpeaker = speaker.trim() || lastSpeaker;
    return text.trim() ? [{ start, end, speaker: lastSpeaker, text: text.trim() }] : [];
  });
}
