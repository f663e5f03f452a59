import { podcastOf } from "../../../../facts/podcast.ts";
import { escapeHtml } from "../../../../lib/plain-text.ts";
import { episodePath } from "../../../../seo/episode-paths.ts";
import { podcastFeedPath } from "../../../../seo/feed-paths.ts";
import { feedResponse, noSuchFeed, serveMarkdown } from "../../../../seo/feed-response.ts";
import { episodeMarkdown } from "../../../../seo/markdown-pages.ts";
import { podcastFeed } from "../../../../seo/podcast-feed.ts";
import type { FeedEpisode } from "../../../../seo/podcast-item.ts";
import { podcastGuid } from "../../../../seo/uuid-v5.server.ts";
import type { RequestContext } from "../../../../server-context/request-context.ts";
import { replaceEmbedded } from "../../embedded-episode.ts";
import { findEpisodeAudios } from "../../episode-audio.server.ts";
import { readEpisodeRecording } from "../../episode-recording.server.ts";
import { episodeFilesChangedAt } from "../../files/episode-file-records.server.ts";
import { nameEpisodes } from "../../named-episodes.ts";
import { mapRichNotes } from "../../show-notes.ts";

export async function serveEpisodeMarkdown(
  context: Pick<RequestContext, "content" | "media" | "db" | "siteUrl" | "site">,
  origin: string,
  id: string,
): Promise<Response> {
  const episode = /^[1-9]\d{0,8}$/.test(id) ? await context.content.getEpisode(Number(id)) : null;
  if (!episode) return noSuchFeed();
  const recording = await readEpisodeRecording(context, episode);
  return serveMarkdown(episodeMarkdown(context.site, episode, origin, recording?.transcript), {
    modified: new Date(episode.updatedAt),
    page: origin + episodePath(episode.id),
  });
}

export async function servePodcastFeed(
  context: Pick<RequestContext, "content" | "media" | "db" | "siteUrl" | "site">,
  origin: string,
): Promise<Response> {
  const stored = await context.content.listCompleteEpisodes();
  const titles = new Map(stored.map(({ id, title }) => [id, title]));
  const textOf = (id: number) => (titles.has(id) ? `${titles.get(id)}: ${origin}${episodePath(id)}` : undefined);
  const linkTo = (id: number) =>
    titles.has(id) ? `<p><a href="${episodePath(id)}">${escapeHtml(titles.get(id) ?? "")}</a></p>` : "";
  const all = stored.map((episode) => ({
    ...nameEpisodes(episode, context.siteUrl, textOf),
    ...(episode.richNotes && { richNotes: mapRichNotes(episode.richNotes, (html) => replaceEmbedded(html, linkTo)) }),
  }));
  const recordings = await findEpisodeAudios(context, all);
  const guids = await context.db.selectFrom("episode_guids").select(["episode_id", "guid"]).execute();
  const guidOf = new Map(guids.map(({ episode_id, guid }) => [Number(episode_id), guid]));
  const episodes = all.flatMap((episode, index): FeedEpisode[] => {
    const recording = recordings[index];
    return recording ? [{ episode, recording, guid: guidOf.get(episode.id) }] : [];
  });
  const body = podcastFeed(context.site, {
    origin,
    guid: podcastOf(context.site).guid || podcastGuid(origin + podcastFeedPath),
    episodes,
  });
  const changes = episodes.map(({ episode }) => Math.max(Date.parse(episode.createdAt), Date.parse(episode.updatedAt)));
  const episodeFiles = await episodeFilesChangedAt(context.db);
  const modified = changes.length > 0 ? new Date(Math.max(...changes, episodeFiles?.getTime() ?? 0)) : undefined;
  return feedResponse(body, { type: "application/rss+xml", modified });
}
