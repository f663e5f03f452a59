import type { TranscriptLine } from "../recording.ts";
import { readSpokenText } from "./spoken-text.ts";
import { parseWebVtt } from "./web-vtt.ts";

/** WebVTT cues or plain-text paragraphs (.txt); empty for other files. @throws TranscriptError for a broken time */
export function readTranscriptLines(text: string, file: string): TranscriptLine[] {
  if (!file.endsWith(".txt")) return parseWebVtt(text) ?? [];
  return readSpokenText(text.split(/\r\n?|\n/)).map(({ speaker, text: said }) => {
    return { start: null, end: null, speaker, text: said };
  });
}
