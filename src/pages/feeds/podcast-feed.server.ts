import { findRecording } from "../../data/recordings.server.ts";
import type { RequestContext } from "../../data/request-context.ts";
import { podcastFeedPath } from "../../seo/episode-data.ts";
import { type FeedEpisode, podcastFeed } from "../../seo/podcast-feed.ts";
import { showDescription } from "../../seo/show-description.ts";
import { podcastGuid } from "../../seo/uuid-v5.server.ts";
import { siteFacts } from "../../site/site-facts.ts";
import { feedAnswer } from "./feed-answer.ts";

/** The show as a feed: every episode whose recording is a file of our own, for only its length is known for certain. */
export async function answerPodcastFeed(
  { content, mediaDir }: Pick<RequestContext, "content" | "mediaDir">,
  origin: string,
): Promise<Response> {
  const episodes: FeedEpisode[] = [];
  for (const episode of await content.listWholeEpisodes()) {
    const recording = await findRecording(mediaDir, episode);
    if (recording) episodes.push({ episode, recording });
  }
  const body = podcastFeed({
    origin,
    description: showDescription,
    guid: siteFacts.podcastGuid ?? podcastGuid(origin + podcastFeedPath),
    episodes,
  });
  const changes = episodes.map(({ episode }) => Math.max(Date.parse(episode.createdAt), Date.parse(episode.updatedAt)));
  const modified = changes.length > 0 ? new Date(Math.max(...changes)) : undefined;
  return feedAnswer(body, { type: "application/rss+xml", modified });
}
