import { fillTimes, readSpokenText, TranscriptError } from "./spoken-text.ts";
import { readJsonTranscript, textOfHtml } from "./transcript-formats.ts";
import { readCaptions, writeWebVtt } from "./transcript-lines.ts";

export type ReadTranscript = {
  ending: ".vtt" | ".txt";
  text: string;
  /** Sentence about cues that were left out. */
  note?: string;
};

const noWords = () => new TranscriptError(1, "This file has no words.");

const noCue = "No cue can be read. Each has times such as 00:01:05.000 --> 00:01:07.500, and ends after it begins.";

const maxNamedLines = 5;

function noteOf(total: number, unread: number, lines: readonly number[]): string | undefined {
  if (unread === 0) return undefined;
  const lineNames = lines.slice(0, maxNamedLines).map((line) => `line ${line}`);
  const more = lines.length > maxNamedLines ? " and further down" : "";
  const where = lineNames.length > 0 ? `: ${lineNames.join(", ")}${more}` : "";
  return `${unread} of ${total} cues could not be read${where}.`;
}

/** WebVTT, SubRip, JSON, HTML or plain text, recognised by content. @throws TranscriptError for a file without readable words */
export async function readTranscript(content: string): Promise<ReadTranscript> {
  const text = content.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const json = readJsonTranscript(text);
  const captions = json ? undefined : await readCaptions(text);
  const timed = json
    ? { ...json, lines: [] }
    : captions && { ...captions, lines: captions.unread, unread: captions.unread.length };
  if (timed) {
    const { cues, total, unread, lines } = timed;
    const note = noteOf(total, unread, lines);
    if (cues.length === 0) throw lines[0] ? new TranscriptError(lines[0], noCue) : noWords();
    return { ending: ".vtt", text: captions?.isPlain ? text : writeWebVtt(cues), ...(note && { note }) };
  }
  const plain = textOfHtml(text);
  const parts = readSpokenText(plain.split("\n"));
  if (parts.length === 0) throw noWords();
  if (parts.every(({ start }) => start === null)) return { ending: ".txt", text: plain };
  return { ending: ".vtt", text: writeWebVtt(fillTimes(parts)) };
}
