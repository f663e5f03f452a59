import type { Language } from "../../lib/language.ts";
import type { EmbeddedEpisodes } from "./embedded-episode.ts";
import type { EpisodeKind } from "./episode-kind.ts";
import type { NotesField, RichNotes } from "./show-notes.ts";

export const latestEpisodeCount = 6;

/** Characters before 'Read More' (spec 9). */
export const summaryLength = 300;

const chipCount = 3;
const defaultMinutes = 45;
const shorterMinutes = 30;

export type EpisodeSummary = {
  id: number;
  /** Label, such as 'Episode 12'. */
  episode: string;
  /** Digits of the label, or null. */
  number: number | null;
  title: string;
  summary: string;
  guestName: string;
  /** The guest's picture; null for generated artwork. */
  banner: string | null;
  audioPlayer: string | null;
  /** ISO timestamp. */
  createdAt: string;
  /** Comma-separated. */
  keywords: string;
  /** Data URL for previews: the server draws published episodes only. */
  artwork?: string;
  /** Whole seconds; absent while unknown. */
  seconds?: number;
  /** Absent if it is the site's language. */
  lang?: string;
};

/** All texts plain; empty if missing. */
export type Episode = EpisodeSummary & {
  youtube: string | null;
  /** Numbered text. */
  whyCeosThinkImportant: string;
  /** Key insights as paragraphs. */
  conclusion: string;
  /** Bullet text. */
  aboutGuest: string;
  /** Bullet text. */
  keyTakeaways: string;
  /** Numbered text. */
  actionItems: string;
  /** Absent if the show has no seasons. */
  season?: number;
  /** Lines that `soundbites.ts` reads. */
  soundbites?: string;
  /** Sanitised HTML of the texts above that have links or formatting. */
  richNotes?: RichNotes;
  /** Absent for a full episode. */
  kind?: EpisodeKind;
  /** Absent where the show's own setting applies. */
  explicit?: boolean;
  /** ISO timestamp. */
  updatedAt: string;
};

/** For its page: `notes` is HTML, with cards for the public episodes that it names. */
export type ReadableEpisode = Omit<Episode, NotesField | "richNotes"> & {
  notes: Record<NotesField, string>;
  embedded?: EmbeddedEpisodes;
};

export type EpisodeLink = Pick<EpisodeSummary, "id" | "episode" | "title" | "lang">;

/** `previous` has the lower number, `next` the higher one. */
export type EpisodeNeighbours = { previous: EpisodeLink | null; next: EpisodeLink | null };

/** The guest's picture if hosted here, else artwork: remote pictures would disclose readers to their host. */
export function episodePicture({ id, banner, artwork }: Pick<EpisodeSummary, "id" | "banner" | "artwork">): string {
  return banner?.startsWith("/") ? banner : (artwork ?? `/artwork/${id}.svg`);
}

/** At most nine digits, to fit the column; null without any. */
export function episodeNumber(label: string): number | null {
  const digits = label.replaceAll(/\D/g, "").slice(0, 9);
  return digits ? Number(digits) : null;
}

/** 45, or 30 if the number is not divisible by 3 (spec 9). */
export function estimatedMinutes(label: string): number {
  const number = episodeNumber(label);
  return number === null || number % 3 === 0 ? defaultMinutes : shorterMinutes;
}

/** At least 1; the real length if known, else the estimate. */
export const episodeMinutes = ({ episode, seconds }: Pick<EpisodeSummary, "episode" | "seconds">): number =>
  seconds === undefined ? estimatedMinutes(episode) : Math.max(1, Math.round(seconds / 60));

/** '45 min' below an hour, else '1 h 15 min' (spec 9). */
export function durationLabel(minutes: number, language: Language = "en"): string {
  const unit = language === "de" ? "Min." : "min";
  if (minutes < 60) return `${minutes} ${unit}`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} ${language === "de" ? "Std." : "h"}`;
  return rest === 0 ? hours : `${hours} ${rest} ${unit}`;
}

/** 'Previous, Episode 12', or the word alone for an episode without a label. */
export const neighbourLabel = (word: string, label: string): string => (label ? `${word}, ${label}` : word);

/** The first three (spec 9). */
export function keywordChips(keywords: string): string[] {
  const names = keywords.split(",").map((keyword) => keyword.trim());
  return [...new Set(names.filter(Boolean))].slice(0, chipCount);
}

/** Case-insensitive, over title, guest, summary, keywords and label; an empty term matches all. */
export function searchEpisodes<Found extends EpisodeSummary>(episodes: readonly Found[], term: string): Found[] {
  const lowerTerm = term.trim().toLowerCase();
  if (!lowerTerm) return [...episodes];
  return episodes.filter(({ title, guestName, summary, keywords, episode }) =>
    [title, guestName, summary, keywords, episode].some((text) => text.toLowerCase().includes(lowerTerm)),
  );
}
