/** A named part of a recording. */
export type Chapter = { /** Seconds from the beginning. */ start: number; title: string };

/** What one person says without a break, or a part of it. */
export type TranscriptParagraph = {
  /** The place on the page, after its '#': 't=83', the time as a media fragment says it; 'said-3' without a time. */
  id: string;
  /** Seconds from the beginning; null in a transcript without times. */
  start: number | null;
  /** Empty where the transcript names no speaker. */
  speaker: string;
  text: string;
};

/** A line of a transcript file: what is said between two times in seconds, or without times in a plain text. */
export type TranscriptLine = { start: number | null; end: number | null; speaker: string; text: string };

/** What an episode's page plays and shows of its recording. */
export type EpisodeRecording = {
  /**
   * URL of the file: root-relative on this site, absolute on another host, which a visitor has to agree to first. Null where
   * only the words of an episode that plays elsewhere are here.
   */
  path: string | null;
  /** Other origins that `path` redirects to, as far as they are known. */
  redirectOrigins: string[];
  /** Whole seconds, or null when the file does not say. */
  seconds: number | null;
  /** Root-relative URL of the words as WebVTT, for a browser's own player. */
  captions: string | null;
  chapters: Chapter[];
  transcript: TranscriptParagraph[];
};

/** Characters after which a paragraph ends at the next end of a sentence. */
const paragraphLength = 420;

/** Seconds of silence that begin a new paragraph. */
const pause = 4;

const endsSentence = (text: string) => /[.!?…]["'”’)]?$/.test(text);

/** The place of a time on the page; whole seconds unless that id is in use. */
function placeOf(start: number, taken: ReadonlySet<string>): string {
  const whole = `t=${Math.floor(start)}`;
  if (!taken.has(whole)) return whole;
  let exact = Math.round(start * 1000);
  while (taken.has(`t=${exact / 1000}`)) exact += 1;
  return `t=${exact / 1000}`;
}

/**
 * A transcript as paragraphs: neighbouring cues of one speaker are joined until someone else speaks, a chapter begins,
 * a long pause follows or the paragraph has become long. A plain text has its own paragraphs.
 */
export function transcriptParagraphs(
  lines: readonly TranscriptLine[],
  chapters: readonly Chapter[] = [],
): TranscriptParagraph[] {
  const paragraphs: TranscriptParagraph[] = [];
  const taken = new Set<string>();
  let lastEnd = 0;
  for (const [index, { start, end, speaker, text }] of lines.entries()) {
    if (start === null || end === null) {
      paragraphs.push({ id: `said-${index + 1}`, start: null, speaker, text });
      continue;
    }
    const last = paragraphs.at(-1);
    const lastStart = last?.start ?? 0;
    const beginsChapter = last && chapters.some((chapter) => chapter.start > lastStart && chapter.start <= start);
    const isLong = last && last.text.length >= paragraphLength && endsSentence(last.text);
    if (last && last.speaker === speaker && !beginsChapter && !isLong && start - lastEnd < pause) {
      last.text += ` ${text}`;
    } else {
      const id = placeOf(start, taken);
      taken.add(id);
      paragraphs.push({ id, start, speaker, text });
    }
    lastEnd = end;
  }
  return paragraphs;
}

/** The last of these (in the order of their times) that has begun by `position` seconds, or -1 before the first. */
export function currentIndex(parts: readonly { start: number | null }[], position: number): number {
  // A player that was sent to a time may stand a hair before it.
  return parts.findLastIndex(({ start }) => start !== null && start <= position + 0.05);
}

/** The time that a place such as '#t=83' or '#t=1:23' names, in seconds; undefined for any other place. */
export function placeTime(hash: string): number | undefined {
  const found = /^#?t=(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,6}(?:\.\d{1,3})?)$/.exec(hash);
  if (!found) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
