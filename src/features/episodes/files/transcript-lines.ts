import { DomUtils, parseDocument } from "htmlparser2";
import { hourMs, minuteMs } from "../../../lib/time/durations.ts";
import type { TranscriptLine } from "../recording.ts";
import { readSpokenText, splitSpeaker } from "./spoken-text.ts";

/** Times in seconds. */
export type VttCue = {
  start: number;
  end: number;
  /** Empty if unknown. */
  speaker: string;
  text: string;
};

const cueTimes = /^\s*((?:\d{1,4}:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d{1,4}:)?\d{1,2}:\d{2}[.,]\d{1,3})(?=\s|$)/;

/** `line` is that of its first row, from 1. */
type Block = { line: number; rows: string[] };

function readBlocks(rows: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let isNewBlock = true;
  for (const [index, row] of rows.entries()) {
    const isEmpty = row.trim() === "";
    if (!isEmpty && isNewBlock) blocks.push({ line: index + 1, rows: [row] });
    else if (!isEmpty) blocks.at(-1)?.rows.push(row);
    isNewBlock = isEmpty;
  }
  return blocks;
}

const isNumber = (row: string | undefined) => /^\s*\d+\s*$/.test(row ?? "");

/** Into several if the empty line between two cues is missing. */
function splitBlock({ line, rows }: Block): Block[] {
  const starts = rows.flatMap((row, at) => {
    if (!cueTimes.test(row)) return [];
    return isNumber(rows[at - 1]) ? [at - 1] : [at];
  });
  const [first = 0, ...others] = starts;
  // A cue's name may precede its times; a file header without an empty line after it isn't a name.
  const edges = [/^WEBVTT\b/.test(rows[0] ?? "") ? first : 0, ...others];
  return edges.map((from, index) => ({ line: line + from, rows: rows.slice(from, edges[index + 1]) }));
}

/** Blocks with times, and the lines of those without. */
function separateCues(rows: readonly string[]): { cues: Block[]; unread: number[] } {
  const cues: Block[] = [];
  const unread: number[] = [];
  for (const block of readBlocks(rows)) {
    if (/^(?:NOTE|STYLE|REGION)\b/.test(block.rows[0] ?? "")) continue;
    if (/^WEBVTT\b/.test(block.rows[0] ?? "") && !block.rows.some((row) => cueTimes.test(row))) continue;
    for (const piece of splitBlock(block)) {
      if (piece.rows.some((row) => row.includes("-->"))) cues.push(piece);
      // An empty line within a cue: its text continues.
      else if (cues.length > 0 && !isNumber(piece.rows[0])) cues.at(-1)?.rows.push(...piece.rows);
      else if (piece.rows.length > 1 || cues.length === 0) unread.push(piece.line);
    }
  }
  return { cues, unread };
}

/** Without tags; character references are decoded. */
function plainText(markup: string): string {
  const untagged = markup.replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, "").replaceAll("<", "&lt;");
  return DomUtils.textContent(parseDocument(untagged)).replaceAll(/\s+/g, " ").trim();
}

type Cue = { start: number; end: number; rows: string[] };

/** How many rows at the start of a cue repeat the end of the previous one. */
function countRepeatedRows({ start, rows }: Cue, previous: Cue | undefined): number {
  if (!previous || start - previous.end > 0.1) return 0;
  for (let count = Math.min(4, rows.length, previous.rows.length); count > 0; count--)
    if (previous.rows.slice(-count).every((row, index) => row === rows[index])) return count;
  return 0;
}

/** YouTube's captions roll: most cues start with the words of the previous one. */
function withoutRepeats(cues: readonly Cue[]): readonly Cue[] {
  const repeated = cues.map((cue, index) => countRepeatedRows(cue, cues[index - 1]));
  if (repeated.filter((count) => count > 0).length * 2 <= cues.length) return cues;
  return cues.map((cue, index) => ({ ...cue, rows: cue.rows.slice(repeated[index]) }));
}

/** Several cues if voices alternate. */
const readVoices = ({ start, end, text }: { start: number; end: number; text: string }): VttCue[] =>
  text
    .split(/(?=<v[\s.])/)
    .map((part) => ({
      start,
      end,
      speaker: plainText(/^<v(?:\.[^\s>]*)?\s([^>]+)>/.exec(part)?.[1] ?? ""),
      text: plainText(part),
    }))
    .filter((part) => part.text !== "");

/** A row that starts with a name becomes a cue of its own; unnamed ones continue the speaker. */
function readNames(cues: readonly Cue[]): VttCue[] {
  const withSpeakers: VttCue[] = [];
  for (const { start, end, rows } of cues) {
    const parts: VttCue[] = [];
    for (const row of rows) {
      const { speaker, text } = splitSpeaker(row);
      const last = parts.at(-1);
      if (last && !speaker) last.text += ` ${text}`;
      else parts.push({ start, end, speaker: speaker || (withSpeakers.at(-1)?.speaker ?? ""), text });
    }
    withSpeakers.push(...parts);
  }
  return withSpeakers;
}

export type Captions = {
  /** Sorted by time. */
  cues: VttCue[];
  total: number;
  /** Lines of cues that could not be read. */
  unread: number[];
  /** The file is WebVTT that players read the same way. */
  isPlain: boolean;
};

/** WebVTT or SubRip, without notes and styles; undefined for other texts. */
export async function readCaptions(text: string): Promise<Captions | undefined> {
  const rows = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(rows[0] ?? "");
  if (!isWebVtt && !rows.some((row) => cueTimes.test(row))) return undefined;
  const { cues: cueBlocks, unread } = separateCues(rows);
  const total = cueBlocks.length + unread.length;
  const blocks = cueBlocks.map(({ rows: block }, index) => {
    const at = block.findIndex((row) => row.includes("-->"));
    const [, start, end] = cueTimes.exec(block[at] ?? "") ?? [];
    // Named by its index, to find the cues that the parser leaves out.
    return [index, `${start} --> ${end}`.replaceAll(",", "."), ...block.slice(at + 1)].join("\n");
  });
  const { parseText } = await import("media-captions");
  const parsed = (await parseText(["WEBVTT", ...blocks].join("\n\n"), { type: "vtt", errors: false })).cues;
  const parsedIds = new Set(parsed.map(({ id }) => id));
  for (const [index, { line, rows: block }] of cueBlocks.entries())
    if (!parsedIds.has(String(index))) unread.push(line + block.findIndex((row) => row.includes("-->")));
  const parsedCues = parsed
    .map(({ startTime, endTime, text: words }) => ({ start: startTime, end: endTime, text: words }))
    .toSorted((a, b) => a.start - b.start);
  const hasVoices = parsedCues.some((cue) => /<v[\s.]/.test(cue.text));
  const cues = parsedCues.map((cue) => ({ ...cue, rows: cue.text.split("\n").map(plainText).filter(Boolean) }));
  const uniqueCues = withoutRepeats(cues);
  const spoken = hasVoices ? parsedCues.flatMap(readVoices) : readNames(uniqueCues);
  const isPlain =
    isWebVtt && unread.length === 0 && uniqueCues === cues && (hasVoices || spoken.every((cue) => !cue.speaker));
  return { cues: spoken, total, unread: unread.toSorted((a, b) => a - b), isPlain };
}

function cueTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(thousandths / hourMs), Math.floor(thousandths / minuteMs) % 60];
  const rest = `${pad(Math.floor(thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, "0")}`;
  return `${pad(hours)}:${pad(minutes)}:${rest}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export function writeWebVtt(cues: readonly VttCue[]): string {
  const blocks = cues.map(({ start, end, speaker, text }) => {
    const voice = speaker ? `<v ${escaped(speaker)}>` : "";
    return `${cueTime(start)} --> ${cueTime(end)}\n${voice}${escaped(text)}\n`;
  });
  return ["WEBVTT\n", ...blocks].join("\n");
}

/** WebVTT cues or plain-text paragraphs (.txt); empty for other files. @throws TranscriptError for an invalid time */
export async function readTranscriptLines(text: string, file: string): Promise<TranscriptLine[]> {
  if (!file.endsWith(".txt")) return (await readCaptions(text))?.cues ?? [];
  return readSpokenText(text.split(/\r\n?|\n/)).map((part) => ({
    start: null,
    end: null,
    speaker: part.speaker,
    text: part.text,
  }));
}
