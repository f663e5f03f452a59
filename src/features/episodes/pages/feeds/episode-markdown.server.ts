import { episodePath } from "../../../../seo/episode-data.ts";
import { answerMarkdown, noSuchFeed } from "../../../../seo/feed-answer.ts";
import { episodeMarkdown } from "../../../../seo/markdown-pages.ts";
import type { RequestContext } from "../../../../server-context/request-context.ts";
import { readEpisodeRecording } from "../../episode-recording.server.ts";

export async function answerEpisodeMarkdown(
  site: Pick<RequestContext, "content" | "media" | "db" | "siteUrl">,
  origin: string,
  id: string,
): Promise<Response> {
  const episode = /^[1-9]\d{0,8}$/.test(id) ? await site.content.getEpisode(Number(id)) : null;
  if (!episode) return noSuchFeed();
  const recording = await readEpisodeRecording(site, episode);
  return answerMarkdown(episodeMarkdown(episode, origin, recording?.transcript), {
    modified: new Date(episode.updatedAt),
    page: origin + episodePath(episode.id),
  });
}
