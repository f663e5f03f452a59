import type { EpisodeContent } from "./episode-editing.ts";

type Field = { label: string; kind: "line" | "text" | "html" | "date" };

/** In the order of the form. */
export const episodeFields = {
  title: { label: "Title", kind: "line" },
  episode: { label: "Episode number", kind: "line" },
  season: { label: "Season", kind: "line" },
  guestName: { label: "Guest", kind: "line" },
  summary: { label: "Summary", kind: "text" },
  whyCeosThinkImportant: { label: "Why CEOs think this is important", kind: "html" },
  conclusion: { label: "Key insights", kind: "html" },
  aboutGuest: { label: "About the guest", kind: "html" },
  keyTakeaways: { label: "Key takeaways", kind: "html" },
  actionItems: { label: "Action items", kind: "html" },
  episodeType: { label: "Kind of episode", kind: "line" },
  explicit: { label: "Explicit", kind: "line" },
  language: { label: "Language", kind: "line" },
  createdAt: { label: "Date", kind: "date" },
  keywords: { label: "Keywords", kind: "line" },
  soundbites: { label: "Soundbites", kind: "text" },
  audioPlayer: { label: "URL of the recording", kind: "line" },
  youtube: { label: "URL of the video", kind: "line" },
  banner: { label: "Guest image", kind: "line" },
} satisfies Record<keyof EpisodeContent, Field>;
