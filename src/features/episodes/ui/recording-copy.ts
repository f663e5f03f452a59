import { pageCopy } from "../../../facts/page-texts.ts";

export const recordingWords = pageCopy("words/listening", "recording", {
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
