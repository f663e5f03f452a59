import { langOf } from "../../../lib/text-language.ts";
import type { PublicationState } from "../../content-drafts/editing.ts";
import { missingFields, type PublishCheck } from "../../content-drafts/publication.ts";
import { type Episode, episodeNumber } from "../episode.ts";
import { episodeKinds } from "../episode-kind.ts";
import { isRichNote, type Notes, noteParts, notesOf, plainNote, type RichNotes } from "../show-notes.ts";

/** The plain texts of the specification, and the HTML of those with formatting. */
export function episodeNotes(content: Notes): Pick<Episode, keyof Notes | "richNotes"> {
  const plain = notesOf((part) => plainNote(part, content[part.field]).trim());
  const rich = noteParts.filter(({ field }) => isRichNote(content[field]));
  const richNotes: RichNotes = Object.fromEntries(rich.map(({ field, column }) => [column, content[field]]));
  return { ...plain, ...(rich.length > 0 && { richNotes }) };
}

/** Undefined where the show's own setting applies. */
export const explicitOf = (value: string): boolean | undefined => (value ? value === "yes" : undefined);

/** As visitors would see the form; without a date it is published now. */
export function contentEpisode(id: number, content: EpisodeContent, now: Date): Episode {
  const { createdAt, banner, audioPlayer, youtube, season, episodeType, explicit, language, ...texts } = content;
  const kind = episodeKinds.find((candidate) => candidate === episodeType);
  const isExplicit = explicitOf(explicit);
  const seasonValue = seasonNumber(season);
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));
  return {
    ...(trimmed as typeof texts),
    ...episodeNotes(content),
    id,
    number: episodeNumber(content.episode),
    ...(seasonValue !== null && { season: seasonValue }),
    ...(kind && { kind }),
    ...langOf(language),
    ...(isExplicit !== undefined && { explicit: isExplicit }),
    banner: banner.trim() || null,
    audioPlayer: audioPlayer.trim() || null,
    youtube: youtube.trim() || null,
    createdAt: Number.isNaN(Date.parse(createdAt)) ? now.toISOString() : new Date(createdAt).toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** Needed for publishing. */
export const episodeNeeds = {
  title: "Write a title.",
  summary: "Write a summary: lists and the feed show it.",
} as const satisfies Partial<Record<keyof EpisodeContent, string>>;

const episodeAdvice = {
  audioPlayer: "Add the recording: apps play nothing without it.",
  episode: "Number it, such as “Episode 12”: episodes are in the order of their numbers.",
} as const satisfies Partial<Record<keyof EpisodeContent, string>>;

export const episodeChecks = (content: EpisodeContent): PublishCheck[] => [
  ...missingFields(content, episodeNeeds),
  ...missingFields(content.youtube.trim() ? { ...content, audioPlayer: content.youtube } : content, episodeAdvice).map(
    (check) => ({ ...check, isRequired: false }),
  ),
];

/** Plain text, apart from the parts of `show-notes.ts`. */
export const emptyEpisode = {
  episode: "",
  season: "",
  title: "",
  summary: "",
  guestName: "",
  banner: "",
  audioPlayer: "",
  youtube: "",
  keywords: "",
  whyCeosThinkImportant: "",
  conclusion: "",
  aboutGuest: "",
  keyTakeaways: "",
  actionItems: "",
  /** One per line, as `soundbites.ts` reads it. */
  soundbites: "",
  /** One of `episodeKinds`; empty for a full episode. */
  episodeType: "",
  /** "yes", "no", or empty where the show's own setting applies. */
  explicit: "",
  /** Code; empty for the site's. */
  language: "",
  /** ISO timestamp, or empty. */
  createdAt: "",
};

export type EpisodeContent = Record<keyof typeof emptyEpisode, string>;

export type ListedEpisode = {
  id: number;
  episode: string;
  title: string;
  guestName: string;
  state: PublicationState;
  /** Someone has unsaved changes to a public episode. */
  isChanged: boolean;
  hasAudio: boolean;
  createdAt: string;
  updatedAt: string;
};

export type RecordingFacts = {
  /** Root-relative; null on another host. */
  path: string | null;
  bytes: number | null;
  seconds: number | null;
  /** Host of a remote file; null for the media library. */
  host: string | null;
  state: "known" | "unreadable" | "unread";
};

/** From 1; null for anything else. */
export const seasonNumber = (text: string): number | null =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) || null : null;
