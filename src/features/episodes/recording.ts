/** `start` in seconds. */
export type Chapter = { start: number; title: string };

export type TranscriptParagraph = {
  /** Fragment id: 't=83' (media fragment), or 'said-3' without a time. */
  id: string;
  /** Seconds; null without times. */
  start: number | null;
  /** Empty if unknown. */
  speaker: string;
  text: string;
};

/** Times in seconds; null in plain text. */
export type TranscriptLine = { start: number | null; end: number | null; speaker: string; text: string };

export type EpisodeRecording = {
  /** Root-relative, or absolute on another host, which needs consent; null for a transcript without audio. */
  path: string | null;
  /** Known origins that `path` redirects to. */
  redirectOrigins: string[];
  seconds: number | null;
  /** Root-relative WebVTT URL, for the browser's own player. */
  captions: string | null;
  chapters: Chapter[];
  transcript: TranscriptParagraph[];
};

/** Characters; a longer paragraph ends with its sentence. */
const maxParagraphLength = 420;

/** A longer pause starts a new paragraph. */
const maxPauseSeconds = 4;

const endsSentence = (text: string) => /[.!?…]["'”’)]?$/.test(text);

/** In whole seconds, unless that id is taken. */
function anchorOf(start: number, usedIds: ReadonlySet<string>): string {
  const anchor = `t=${Math.floor(start)}`;
  if (!usedIds.has(anchor)) return anchor;
  let exact = Math.round(start * 1000);
  while (usedIds.has(`t=${exact / 1000}`)) exact += 1;
  return `t=${exact / 1000}`;
}

/** Joins cues until the speaker changes, a chapter starts, or after a long pause or paragraph; plain text keeps its own paragraphs. */
export function transcriptParagraphs(
  lines: readonly TranscriptLine[],
  chapters: readonly Chapter[] = [],
): TranscriptParagraph[] {
  const paragraphs: TranscriptParagraph[] = [];
  const usedIds = new Set<string>();
  let lastEnd = 0;
  for (const [index, { start, end, speaker, text }] of lines.entries()) {
    if (start === null || end === null) {
      paragraphs.push({ id: `said-${index + 1}`, start: null, speaker, text });
      continue;
    }
    const last = paragraphs.at(-1);
    const lastStart = last?.start ?? 0;
    const startsChapter = last && chapters.some((chapter) => chapter.start > lastStart && chapter.start <= start);
    const isLong = last && last.text.length >= maxParagraphLength && endsSentence(last.text);
    if (last && last.speaker === speaker && !startsChapter && !isLong && start - lastEnd < maxPauseSeconds) {
      last.text += ` ${text}`;
    } else {
      const id = anchorOf(start, usedIds);
      usedIds.add(id);
      paragraphs.push({ id, start, speaker, text });
    }
    lastEnd = end;
  }
  return paragraphs;
}

/** Index of the last part that starts before `position` (in seconds); -1 before the first. */
export function currentIndex(parts: readonly { start: number | null }[], position: number): number {
  // After seeking, players may report a slightly earlier position.
  return parts.findLastIndex(({ start }) => start !== null && start <= position + 0.05);
}

/** Seconds of '#t=83' or '#t=1:23'; otherwise undefined. */
export function anchorTime(hash: string): number | undefined {
  const match = /^#?t=(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,6}(?:\.\d{1,3})?)$/.exec(hash);
  if (!match) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
