import { missingFields, type PublishCheck } from "../../content-drafts/publish-check.ts";
import type { EpisodeContent } from "./episode-editing.ts";

/** Required for publishing. */
export const episodeNeeds = {
  title: "Write a title.",
  summary: "Write a summary: lists and the feed show it.",
} as const satisfies Partial<Record<keyof EpisodeContent, string>>;

const advised = {
  audioPlayer: "Add the recording: apps play nothing without it.",
  episode: "Number it, such as “Episode 12”: episodes are in the order of their numbers.",
} as const satisfies Partial<Record<keyof EpisodeContent, string>>;

export const episodeChecks = (content: EpisodeContent): PublishCheck[] => [
  ...missingFields(content, episodeNeeds),
  ...missingFields(content.youtube.trim() ? { ...content, audioPlayer: content.youtube } : content, advised).map(
    (check) => ({ ...check, isRequired: false }),
  ),
];
