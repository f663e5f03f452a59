import { readArticleEpisodes, sanitiseArticle } from "../../features/articles/readable-html.server.ts";
import type { EpisodeSite } from "../../features/episodes/embedded-episodes.server.ts";
import { readEpisodeRecording } from "../../features/episodes/episode-recording.server.ts";
import { articlePath } from "../../seo/article-data.ts";
import { episodePath } from "../../seo/episode-data.ts";
import { feedAnswer, noSuchFeed } from "../../seo/feed-answer.ts";
import { llmsText } from "../../seo/llms-text.ts";
import { articleMarkdown, episodeMarkdown } from "../../seo/markdown-pages.ts";
import type { RequestContext } from "../../server-context/request-context.ts";

/** Newest articles that the guide for language models names one by one. */
const guideArticles = 45;

const type = "text/markdown";

/** The same text as another page: search engines are told which of the two is meant. */
const copyOf = (page: string) => ({ Link: `<${page}>; rel="canonical"`, "X-Robots-Tag": "noindex" });

/** An article as Markdown. */
export async function answerArticleMarkdown(site: EpisodeSite, origin: string, slug: string): Promise<Response> {
  const article = await site.content.getArticle(slug);
  if (!article) return noSuchFeed();
  const episodes = await readArticleEpisodes(site, [article]);
  return feedAnswer(articleMarkdown(sanitiseArticle(article, episodes), origin), {
    type,
    modified: new Date(article.updatedAt),
    headers: copyOf(origin + articlePath(slug)),
  });
}

/** An episode as Markdown, with its transcript where there is one. */
export async function answerEpisodeMarkdown(
  site: Pick<RequestContext, "content" | "media" | "db" | "siteUrl">,
  origin: string,
  id: string,
): Promise<Response> {
  const episode = /^[1-9]\d{0,8}$/.test(id) ? await site.content.getEpisode(Number(id)) : null;
  if (!episode) return noSuchFeed();
  const recording = await readEpisodeRecording(site, episode);
  return feedAnswer(episodeMarkdown(episode, origin, recording?.transcript), {
    type,
    modified: new Date(episode.updatedAt),
    headers: copyOf(origin + episodePath(episode.id)),
  });
}

/** The guide for language models. */
export async function answerLlmsText({ content }: Pick<RequestContext, "content">, origin: string): Promise<Response> {
  const articles = [];
  for (let page = 1; articles.length < guideArticles; page++) {
    const found = (await content.listArticles({ page })).articles;
    if (found.length === 0) break;
    articles.push(...found);
  }
  const episodes = await content.listEpisodes();
  return feedAnswer(llmsText({ origin, articles, episodes }), { type: "text/plain" });
}
