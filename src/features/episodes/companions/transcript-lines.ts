import type { TranscriptLine } from "../recording.ts";
import { readSpokenText } from "./spoken-text.ts";
import { parseWebVtt } from "./web-vtt.ts";

/**
 * The lines of a stored transcript: the cues of a WebVTT file, or the paragraphs of a plain text, whose name ends in .txt.
 * Empty for a file of another kind.
 * @throws TranscriptError for a plain text that holds a broken time
 */
export function readTranscriptLines(text: string, file: string): TranscriptLine[] {
  if (!file.endsWith(".txt")) return parseWebVtt(text) ?? [];
  return readSpokenText(text.split(/\r\n?|\n/)).map(({ speaker, text: said }) => {
    return { start: null, end: null, speaker, text: said };
  });
}
