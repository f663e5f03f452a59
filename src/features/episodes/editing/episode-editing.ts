import type { PublicationState } from "../../content-drafts/editing.ts";

/** Plain text; one point per line where the page shows a list. */
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
