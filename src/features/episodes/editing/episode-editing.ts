import type { PublicationState } from "../../content-drafts/editing.ts";

/** What an episode's form holds, still empty; texts are plain, a point a line where the page shows points. */
export const emptyEpisode = {
  episode: "",
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
  /** ISO timestamp of its publication, or empty for none yet. */
  createdAt: "",
};

export type EpisodeContent = Record<keyof typeof emptyEpisode, string>;

export type ListedEpisode = {
  id: number;
  episode: string;
  title: string;
  guestName: string;
  state: PublicationState;
  /** Someone has unsaved work on what visitors see. */
  isChanged: boolean;
  hasAudio: boolean;
  /** ISO timestamps. */
  createdAt: string;
  updatedAt: string;
};

/** What is known of an episode's audio or video file. */
export type RecordingFacts = {
  /** Root-relative URL path of the file, or null when another host has it. */
  path: string | null;
  /** Null while its server was not asked, or did not say. */
  bytes: number | null;
  /** Whole seconds, or null when the file does not say. */
  seconds: number | null;
  /** The host of a file on another server, or null for one of the media library. */
  host: string | null;
  state: "known" | "unreadable" | "unread";
};
