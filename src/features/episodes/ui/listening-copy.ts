import { pageCopy } from "../../../facts/page-texts.ts";

export const listeningWords = pageCopy("words/listening", "episodes", {
  podcast: "Podcast",
  episodes: "Episodes",
  loading: "Loading episodes",
  shown: { one: "Showing {count} episode", other: "Showing {count} episodes" },
});

export const embeddedWords = pageCopy("words/listening", "embedded", {
  position: "Position in {recording}",
  failed: "This recording could not be played. Open the episode to try again.",
  guest: "with {guest}",
});

export const episodeWords = pageCopy("words/listening", "episode", {
  episodes: "Episodes",
  previous: "Previous",
  next: "Next",
  thisEpisode: "This episode",
  topics: "Topics",
  guest: "with",
  listenOn: "Listen on",
  more: "Read More",
  less: "Show Less",
  position: "Position",
  perCent: "{count} per cent",
  download: "Download",
  audio: "Audio player",
  video: "Video",
  videoOf: "{recording}: video",
  audioOf: "{recording}: audio",
  copy: "Copy link",
  copied: "Link copied to clipboard",
  notCopied: "Failed to copy link",
  paragraphs: "{shown} of {total} paragraphs",
});
