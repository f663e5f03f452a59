import { comparedFields } from "../../../admin/editor/compared-field.ts";
import type { EpisodeContent } from "../editing/episode-editing.ts";

/** The fields of an episode in the order in which two versions are compared. */
export const episodeComparedFields = comparedFields<keyof EpisodeContent>({
  title: { label: "Title", kind: "line" },
  episode: { label: "Label", kind: "line" },
  guestName: { label: "Guest", kind: "line" },
  summary: { label: "Summary", kind: "text" },
  whyCeosThinkImportant: { label: "Why CEOs think this is important", kind: "text" },
  conclusion: { label: "Key insights", kind: "text" },
  aboutGuest: { label: "About the guest", kind: "text" },
  keyTakeaways: { label: "Key takeaways", kind: "text" },
  actionItems: { label: "Action items", kind: "text" },
  createdAt: { label: "Date", kind: "date" },
  keywords: { label: "Keywords", kind: "line" },
  audioPlayer: { label: "URL of the recording", kind: "line" },
  youtube: { label: "URL of the video", kind: "line" },
  banner: { label: "Guest's picture", kind: "line" },
});
