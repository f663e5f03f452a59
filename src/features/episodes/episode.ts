import { publicUrl } from "../../lib/web-url.ts";
import type { EmbeddedEpisodes } from "./embedded-episode.ts";

/** Episodes on the podcast's home (spec 9). */
export const latestEpisodeCount = 6;

/** Characters of a summary before 'Read More' (spec 9). */
export const summaryLength = 300;

const chipCount = 3;
const defaultMinutes = 45;
const shorterMinutes = 30;

/** What a card, the search and the grid need. */
export type EpisodeSummary = {
  id: number;
  /** Label, such as 'Episode 12'. */
  episode: string;
  /** The digits of the label, or null when it has none. */
  number: number | null;
  title: string;
  summary: string;
  guestName: string;
  /** Picture of the guest, or null for the drawn artwork. */
  banner: string | null;
  audioPlayer: string | null;
  /** ISO timestamp. */
  createdAt: string;
  /** Comma-separated. */
  keywords: string;
  /** The artwork as a data URL, for a preview: the server draws published episodes only. */
  artwork?: string;
  /** Whole seconds of its recording; absent while its length is not known. */
  seconds?: number;
};

/** A whole episode; texts are plain, empty where there is none. */
export type Episode = EpisodeSummary & {
  youtube: string | null;
  /** Numbered text. */
  whyCeosThinkImportant: string;
  /** Key insights: paragraphs. */
  conclusion: string;
  /** Bullet text. */
  aboutGuest: string;
  /** Bullet text. */
  keyTakeaways: string;
  /** Numbered text. */
  actionItems: string;
  /** ISO timestamp. */
  updatedAt: string;
  /** The episodes that lines of its notes are the paths of, where its page was asked for. */
  embedded?: EmbeddedEpisodes;
};

export type EpisodeLink = Pick<EpisodeSummary, "id" | "episode" | "title">;

/** `previous` is the lower-numbered episode, `next` the higher-numbered one. */
export type EpisodeNeighbours = { previous: EpisodeLink | null; next: EpisodeLink | null };

/**
 * The picture of an episode: the guest's when it is a file of this site, else the artwork that the server draws. Pictures
 * at other hosts are not shown: they would tell that host who reads here.
 */
export function episodePicture(
  { id, banner, artwork }: Pick<EpisodeSummary, "id" | "banner" | "artwork">,
  fileUrl = publicUrl,
): string {
  return banner?.startsWith("/") ? banner : (artwork ?? fileUrl(`/artwork/${id}.svg`));
}

/** The digits of a label such as 'Episode 12' as a number, or null; nine digits at most, as the database stores it. */
export function episodeNumber(label: string): number | null {
  const digits = label.replaceAll(/\D/g, "").slice(0, 9);
  return digits ? Number(digits) : null;
}

/** Estimated minutes of an episode: 45, or 30 for a number that 3 does not divide (spec 9). */
export function estimatedMinutes(label: string): number {
  const number = episodeNumber(label);
  return number === null || number % 3 === 0 ? defaultMinutes : shorterMinutes;
}

/** Minutes of an episode, at least 1: of its recording where its length is known, else the estimate. */
export const episodeMinutes = ({ episode, seconds }: Pick<EpisodeSummary, "episode" | "seconds">): number =>
  seconds === undefined ? estimatedMinutes(episode) : Math.max(1, Math.round(seconds / 60));

/** '45 min' below an hour, else '1 h 15 min' (spec 9). */
export function durationLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** 'Previous, Episode 12', or the word alone where the episode has no label. */
export const neighbourLabel = (word: "Previous" | "Next", label: string): string =>
  label ? `${word}, ${label}` : word;

/** The first three of comma-separated keywords (spec 9). */
export function keywordChips(keywords: string): string[] {
  const names = keywords.split(",").map((keyword) => keyword.trim());
  return [...new Set(names.filter(Boolean))].slice(0, chipCount);
}

/** The episodes with `term` in title, guest, summary, keywords or label, whatever the case; all for an empty term. */
export function searchEpisodes<Found extends EpisodeSummary>(episodes: readonly Found[], term: string): Found[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return [...episodes];
  return episodes.filter(({ title, guestName, summary, keywords, episode }) =>
    [title, guestName, summary, keywords, episode].some((text) => text.toLowerCase().includes(wanted)),
  );
}

const bullets = "•●○◦‣⁃▪▫■□✓✔✅☑➤➢►▶→⇒›»★☆";

/**
 * The signs that begin an item: a bullet or a dash of any style, or a number with a full stop, a bracket or a colon.
 * '**' begins bold words, '2.5' is a figure and '-5' is one too.
 */
const itemStart = new RegExp(
  `^\\s*(?:[${bullets}·∙]\\uFE0F?|[-–—−+](?![\\d.])|\\*(?!\\*)|\\d\\uFE0F?\\u20E3|\\(?\\d{1,3}[.)](?!\\d)|\\d{1,3}:(?=\\s)|\\([a-z]\\)|[a-z]\\))\\s*`,
  "iu",
);

/** 'a.' and 'b.' number a list, but 'E.g.' and 'U.S.' begin sentences: letters count only where they count up from 'a'. */
const letterStart = /^([a-z])\.\s+/i;

function isLettered(lines: readonly string[]): boolean {
  const letters = lines.map((line) => letterStart.exec(line)?.[1]?.toLowerCase());
  return letters.length > 1 && letters.every((letter, index) => letter === String.fromCharCode(97 + index));
}

const startsItem = (line: string) => itemStart.test(line);

/** One item a line, or all in one line as some tools paste them: '1. Ask. 2. Write. 3. Close.' */
function splitRun(text: string): string[] {
  const numbered = text.split(/(?<!\s)\s+(?=\(?\d{1,3}[.)]\s)/u);
  if (numbered.length > 1 && startsItem(text)) return numbered;
  const bulleted = text.split(new RegExp(`(?<!\\s)\\s+(?=[${bullets}])`, "u"));
  return bulleted.length > 1 ? bulleted : [text];
}

/**
 * The points of a numbered or bulleted text, without their numbers or bullets, whatever style they have. A line that
 * starts no item belongs to the one before; in a text without any such signs every line is a point.
 */
export function listItems(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const pieces = lines.length === 1 ? splitRun(lines[0] ?? "") : lines;
  if (isLettered(pieces)) return pieces.map((line) => line.replace(letterStart, "").trim()).filter(Boolean);
  const isMarked = pieces.some(startsItem);
  const items: string[] = [];
  for (const piece of pieces) {
    const last = items.length - 1;
    if (isMarked && !startsItem(piece) && last >= 0) items[last] = `${items[last]} ${piece}`;
    else items.push(isMarked ? piece.replace(itemStart, "") : piece);
  }
  return items.map((item) => item.trim()).filter(Boolean);
}
