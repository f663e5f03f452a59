import type { TranscriptLine } from "../recording.ts";
import { readSpokenText } from "./spoken-text.ts";

/** Times in seconds. */
export type VttCue = {
  start: number;
  end: number /** Empty if unknown. */;
  speaker: string;
  text: string;
};

const time = /(?:(\d{1,4}):)?([0-5]?\d):([0-5]\d)\.(\d{3})/;
const timing = new RegExp(`^\\s*${time.source}\\s+-->\\s+${time.source}(?:\\s|$)`);
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "", rlm: "" };

const seconds = (parts: readonly (string | undefined)[]) => {
  const [hours = "0", minutes = "0", whole = "0", thousandths = "0"] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;
};

/** Strips tags and decodes entities into one line. */
function plainText(markup: string): string {
  return markup
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Several cues where voices alternate; none for notes and styles. */
function readBlock(block: string): VttCue[] {
  const rows = block.split("\n");
  const at = rows.findIndex((row) => row.includes("-->"));
  // One line may precede the times: the cue's identifier.
  if (at < 0 || at > 1 || (at === 1 && /^(NOTE|STYLE|REGION)\b/.test(rows[0] ?? ""))) return [];
  const found = timing.exec(rows[at] ?? "");
  if (!found) return [];
  const [start, end] = [seconds(found.slice(1, 5)), seconds(found.slice(5, 9))];
  if (end <= start) return [];
  const written = rows.slice(at + 1).join(" ");
  return written
    .split(/(?=<v[\s.])/)
    .map((part) => ({
      start,
      end,
      speaker: plainText(/^<v(?:\.[^\s>]*)?\s([^>]+)>/.exec(part)?.[1] ?? ""),
      text: plainText(part),
    }))
    .filter(({ text }) => text !== "");
}

/** Sorted by time, without notes, styles and invalid cues; undefined if not WebVTT. */
export function parseWebVtt(text: string): VttCue[] | undefined {
  const lines = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(lines)) return undefined;
  return lines
    .split(/\n{2,}/)
    .slice(1)
    .flatMap(readBlock)
    .sort((one, other) => one.start - other.start);
}

function cueTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(thousandths / 3_600_000), Math.floor(thousandths / 60_000) % 60];
  const rest = `${two(Math.floor(thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, "0")}`;
  return `${two(hours)}:${two(minutes)}:${rest}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export function writeWebVtt(cues: readonly VttCue[]): string {
  const blocks = cues.map(({ start, end, speaker, text }) => {
    const voice = speaker ? `<v ${escaped(speaker)}>` : "";
    return `${cueTime(start)} --> ${cueTime(end)}\n${voice}${escaped(text)}\n`;
  });
  return ["WEBVTT\n", ...blocks].join("\n");
}

/** WebVTT cues or plain-text paragraphs (.txt); empty for other files. @throws TranscriptError for a broken time */
export function readTranscriptLines(text: string, file: string): TranscriptLine[] {
  if (!file.endsWith(".txt")) return parseWebVtt(text) ?? [];
  return readSpokenText(text.split(/\r\n?|\n/)).map(({ speaker, text: said }) => {
    return { start: null, end: null, speaker, text: said };
  });
}
