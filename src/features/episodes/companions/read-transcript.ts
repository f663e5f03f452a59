import { splitSpeaker } from "./speaker-label.ts";
import { fillTimes, readSpokenText } from "./spoken-text.ts";
import { checkWebVtt, readSubRip } from "./subtitles.ts";
import { TranscriptError } from "./transcript-error.ts";
import { parseWebVtt, type VttCue, writeWebVtt } from "./web-vtt.ts";

/** A transcript as it is stored: WebVTT where it has times, else the plain text. */
export type ReadTranscript = { ending: ".vtt" | ".txt"; text: string };

const noWords = () => new TranscriptError(1, "This file has no words.");

/** Cues whose words begin with "Anna: " instead of a mark, as meeting programs write them; undefined when none does. */
function withSpeakers(cues: readonly VttCue[]): VttCue[] | undefined {
  if (cues.some(({ speaker }) => speaker)) return undefined;
  let speaker = "";
  const named = cues.map((cue) => {
    const split = splitSpeaker(cue.text);
    speaker = split.speaker || speaker;
    return { ...cue, speaker, text: split.text };
  });
  return speaker ? named : undefined;
}

/**
 * Reads a transcript in WebVTT, SubRip (SRT) or plain text, with or without times and speakers, and checks each cue.
 * @throws TranscriptError with the first line that is wrong
 */
export function readTranscript(file: string): ReadTranscript {
  const text = file.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const lines = text.split("\n");
  const vtt = parseWebVtt(text);
  if (vtt) {
    checkWebVtt(lines);
    if (vtt.length === 0) throw noWords();
    const named = withSpeakers(vtt);
    return { ending: ".vtt", text: named ? writeWebVtt(named) : text };
  }
  if (text.includes("-->")) {
    const cues = readSubRip(lines);
    if (cues.length === 0) throw noWords();
    return { ending: ".vtt", text: writeWebVtt(cues) };
  }
  const parts = readSpokenText(lines);
  if (parts.length === 0) throw noWords();
  if (parts.every(({ start }) => start === null)) return { ending: ".txt", text };
  return { ending: ".vtt", text: writeWebVtt(fillTimes(parts)) };
}
