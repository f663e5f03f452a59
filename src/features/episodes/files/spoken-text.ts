import { formatDuration, parseDuration } from "../../../lib/time/clock-time.ts";
import { UnreadableFile } from "../../../server-context/foreign-files/unreadable-file.ts";

const word = String.raw`\p{Lu}[\p{L}\p{M}\d.'’-]*`;
const particle = String.raw`(?:[dD][aeiu]|[dD]e[lnrs]|[vV]an|[vV]on|zu|y|\d{1,2})`;
const name = `${word}(?: (?:${word}|${particle})){0,4}`;

const label = new RegExp(`^[-–—]?\\s*(${name})\\s*:\\s+(\\S[^]*)$`, "u");
const bare = new RegExp(`^(${name})$`, "u");

/** At most five words, such as "Anna", "Dr. Amadou Keita" or "Speaker 1". */
const isSpeakerName = (text: string): boolean => text.length <= 60 && bare.test(text);

/** Splits "Anna: Good morning"; without a name, `speaker` is empty. */
export function splitSpeaker(text: string): { speaker: string; text: string } {
  const match = label.exec(text.trim());
  const [, speaker = "", spoken = ""] = match ?? [];
  return match && speaker.length <= 60 ? { speaker, text: spoken.trim() } : { speaker: "", text: text.trim() };
}

/** `line` counts from 1. */
export class TranscriptError extends UnreadableFile {
  override name = "TranscriptError";
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(`Line ${line}: ${sentence}`);
    this.line = line;
  }
}

/** `start` in seconds, or null. */
type SpokenPart = { line: number; start: number | null; speaker: string; text: string };

const time = String.raw`(\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)`;
const timed = String.raw`(?:\[${time}\]|\(${time}\)|${time})`;

/** "[1:02] Anna: Good morning", "1:02 Good morning". */
const timeFirst = new RegExp(`^${timed}\\s*(?:[-–—]\\s+)?(.*)$`, "s");
/** "Anna (1:02): Good morning", "Anna [1:02]", "Anna Berg  1:02". */
const timeAfterName = new RegExp(`^(.{1,60}?)\\s*${timed}\\s*(?::\\s*(.*))?$`, "s");

type Line = { start: number | null; speaker: string; text: string };

function secondsOf(clock: string | undefined, line: number): number {
  const seconds = parseDuration(clock ?? "");
  if (seconds === undefined)
    throw new TranscriptError(line, `“${clock ?? ""}” is not a time. Write it as 1:05 or 1:02:03.`);
  return seconds;
}

function readLine(row: string, line: number): Line {
  const first = timeFirst.exec(row);
  if (first) {
    const [, a, b, c, rest = ""] = first;
    const start = secondsOf(a ?? b ?? c, line);
    return isSpeakerName(rest.replace(/:$/, ""))
      ? { start, speaker: rest.replace(/:$/, ""), text: "" }
      : { start, ...splitSpeaker(rest) };
  }
  const [, name = "", a, b, c, spoken = ""] = timeAfterName.exec(row) ?? [];
  const clock = a ?? b ?? c;
  if (clock && isSpeakerName(name)) return { start: secondsOf(clock, line), speaker: name, text: spoken.trim() };
  return { start: null, ...splitSpeaker(row) };
}

/** Plain text with optional times; unnamed paragraphs continue the speaker. @throws TranscriptError for an invalid time */
export function readSpokenText(lines: readonly string[]): SpokenPart[] {
  const parts: (Omit<SpokenPart, "text"> & { texts: string[] })[] = [];
  let lastStart = 0;
  let isNewParagraph = true;
  for (const [index, row] of lines.entries()) {
    if (!row.trim()) {
      isNewParagraph = true;
      continue;
    }
    const line = index + 1;
    const { start, speaker, text } = readLine(row.trim(), line);
    if (start !== null && start < lastStart) {
      throw new TranscriptError(
        line,
        `${formatDuration(start)} is before ${formatDuration(lastStart)}, the time above it.`,
      );
    }
    lastStart = start ?? lastStart;
    const previous = parts.at(-1);
    // The time or the name may have a line of its own, before the words.
    const continues = previous && start === null && !speaker && (!isNewParagraph || previous.texts.length === 0);
    const texts = text ? [text] : [];
    if (continues) previous.texts.push(...texts);
    else parts.push({ line, start, speaker: speaker || (previous?.speaker ?? ""), texts });
    isNewParagraph = false;
  }
  return parts.flatMap(({ texts, ...part }) => (texts.length > 0 ? [{ ...part, text: texts.join(" ") }] : []));
}

/** Assumed where times are missing. */
const charactersPerSecond = 15;

/** Parts between two given times share the interval by length. @throws TranscriptError for words before the first time */
export function fillTimes(parts: readonly SpokenPart[]): (SpokenPart & { start: number; end: number })[] {
  const [first] = parts;
  if (first?.start === null) {
    throw new TranscriptError(
      first.line,
      "These words come before the first time. Give them a time such as [0:00], or delete them.",
    );
  }
  const starts: number[] = [];
  const timedParts = parts.flatMap(({ start }, index) => (start === null ? [] : [{ start, index }]));
  for (const [order, { start, index }] of timedParts.entries()) {
    const next = timedParts[order + 1];
    const run = parts.slice(index, next?.index);
    const characters = run.reduce((sum, { text }) => sum + text.length, 0);
    const secondsPerCharacter = next ? (next.start - start) / characters : 1 / charactersPerSecond;
    let at = start;
    for (const { text } of run) {
      starts.push(at);
      at += text.length * secondsPerCharacter;
    }
  }
  return parts.map((part, index) => {
    const start = starts[index] ?? 0;
    const estimate = Math.max(1, part.text.length / charactersPerSecond);
    const next = starts[index + 1];
    return { ...part, start, end: next === undefined || next <= start ? start + estimate : next };
  });
}
