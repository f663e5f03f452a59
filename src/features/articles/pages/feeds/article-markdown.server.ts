import { articlePath } from "../../../../seo/article-data.ts";
import { answerMarkdown, noSuchFeed } from "../../../../seo/feed-answer.ts";
import { articleMarkdown } from "../../../../seo/markdown-pages.ts";
import type { EpisodeSite } from "../../../episodes/embedded-episodes.server.ts";
import { readArticleEpisodes, sanitiseArticle } from "../../readable-html.server.ts";

export async function answerArticleMarkdown(site: EpisodeSite, origin: string, slug: string): Promise<Response> {
  const article = await site.content.getArticle(slug);
  if (!article) return noSuchFeed();
  const episodes = await readArticleEpisodes(site, [article]);
  return answerMarkdown(articleMarkdown(sanitiseArticle(article, episodes), origin), {
    modified: new Date(article.updatedAt),
    page: origin + articlePath(slug),
  });
}
