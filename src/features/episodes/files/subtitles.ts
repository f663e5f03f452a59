import { splitSpeaker } from "./speaker-label.ts";
import { TranscriptError } from "./transcript-error.ts";
import type { VttCue } from "./web-vtt.ts";

type WrittenCue = { start: number; end: number; rows: string[] };

type Block = { /** Line of its first row, from 1. */ line: number; rows: string[] };

const cueTime = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})$/;

/** Seconds; undefined if invalid. */
function readCueTime(text: string): number | undefined {
  const [found, hours = "0", minutes = "0", seconds = "0", fraction = "0"] = cueTime.exec(text) ?? [];
  if (!found || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${fraction}`);
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, row] of lines.entries()) {
    if (row.trim() === "") isOpen = false;
    else if (isOpen) blocks.at(-1)?.rows.push(row);
    else {
      blocks.push({ line: index + 1, rows: [row] });
      isOpen = true;
    }
  }
  return blocks;
}

function readTiming(row: string, line: number, example: string): { start: number; end: number } {
  const arrow = row.indexOf("-->");
  const from = row.slice(0, arrow).trim();
  const [to = ""] = row
    .slice(arrow + 3)
    .trim()
    .split(/\s/, 1);
  const times = [from, to].map((text) => {
    const seconds = readCueTime(text);
    if (seconds !== undefined) return seconds;
    throw new TranscriptError(
      line,
      `${text ? `“${text.slice(0, 30)}” is not a time` : "A time is missing"}. Write it as ${example}.`,
    );
  });
  const [start = 0, end = 0] = times;
  if (end <= start) throw new TranscriptError(line, "This cue ends before it begins.");
  return { start, end };
}

function readCue({ line, rows }: Block, example: string): WrittenCue {
  const at = rows.findIndex((row) => row.includes("-->"));
  if (at < 0) {
    throw new TranscriptError(line, "These words have no times. A cue begins with its times and holds no empty line.");
  }
  const second = rows.findIndex((row, index) => index > at && row.includes("-->"));
  const joined = at > 1 ? at : second;
  if (joined >= 0) throw new TranscriptError(line + joined, "Put an empty line before this cue.");
  return { ...readTiming(rows[at] ?? "", line + at, example), rows: rows.slice(at + 1) };
}

/** Strict check of every cue, unlike `parseWebVtt`. @throws TranscriptError for the first that players would skip */
export function checkWebVtt(lines: readonly string[]): void {
  const [head, ...blocks] = readBlocks(lines);
  if (head?.rows.some((row) => row.includes("-->"))) {
    throw new TranscriptError(head.line + 1, "Put an empty line after WEBVTT.");
  }
  for (const block of blocks) {
    if (/^(NOTE|STYLE|REGION)\b/.test(block.rows[0] ?? "")) continue;
    readCue(block, "00:01:05.000");
    const timing = block.rows.find((row) => row.includes("-->")) ?? "";
    if (/\d,\d/.test(timing.split(/\s(?=[a-z])/i, 1)[0] ?? "")) {
      throw new TranscriptError(
        block.line + block.rows.indexOf(timing),
        "A WebVTT file has full stops in its times: 00:01:05.000.",
      );
    }
  }
}

const plainText = (row: string) =>
  row
    .replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A row that starts with another name becomes its own part. */
function readParts({ start, end, rows }: WrittenCue, speakerBefore: string): VttCue[] {
  const parts: VttCue[] = [];
  for (const row of rows.map(plainText).filter(Boolean)) {
    const { speaker, text } = splitSpeaker(row);
    const last = parts.at(-1);
    if (last && !speaker) last.text += ` ${text}`;
    else parts.push({ start, end, speaker: speaker || speakerBefore, text });
  }
  return parts;
}

/** Sorted by time; unnamed cues continue the previous speaker. @throws TranscriptError for the first unreadable cue */
export function readSubRip(lines: readonly string[]): VttCue[] {
  const written = readBlocks(lines).map((block) => readCue(block, "00:01:05,000"));
  const cues: VttCue[] = [];
  for (const cue of written.toSorted((one, other) => one.start - other.start)) {
    cues.push(...readParts(cue, cues.at(-1)?.speaker ?? ""));
  }
  return cues;
}
