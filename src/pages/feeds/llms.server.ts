import { isHidden } from "../../facts/hidden-pages.ts";
import { footerColumns } from "../../facts/navigation.ts";
import { copyOf } from "../../facts/page-texts.ts";
import { chosenUrl } from "../../facts/page-urls.ts";
import type { Site } from "../../facts/site.ts";
import { siteCopy } from "../../facts/site-copy.ts";
import { fillText } from "../../facts/tokens.ts";
import type { ArticleSummary } from "../../features/articles/article.ts";
import type { EpisodeSummary } from "../../features/episodes/episode.ts";
import { type OwnPage, pagePath } from "../../features/own-pages/page.ts";
import { listOwnPages } from "../../features/own-pages/pages.server.ts";
import { truncateAtWord } from "../../lib/truncate.ts";
import { articlePath } from "../../seo/article-data.ts";
import { episodePath } from "../../seo/episode-paths.ts";
import { blogFeedPaths, podcastFeedPath } from "../../seo/feed-paths.ts";
import { feedResponse } from "../../seo/feed-response.ts";
import type { RequestContext } from "../../server-context/request-context.ts";
import { llmsWords } from "./llms-copy.ts";

type LlmsFacts = {
  origin: string;
  articles: readonly Pick<ArticleSummary, "slug" | "title" | "summary">[];
  episodes: readonly Pick<EpisodeSummary, "id" | "title" | "summary">[];
  ownPages: readonly Pick<OwnPage, "slug" | "title" | "description">[];
};

const maxNoteLength = 200;

/** Newest articles and episodes as Markdown, then the site's pages. */
function llmsText(site: Site, { origin, articles, episodes, ownPages }: LlmsFacts): string {
  const words = copyOf(site, llmsWords);
  const link = (title: string, path: string, note = "") => {
    const about = truncateAtWord(note.replaceAll(/\s+/g, " ").trim(), maxNoteLength);
    return `- [${title.replaceAll(/[[\]]/g, "\\$&")}](${origin}${path})${about ? `: ${about}` : ""}`;
  };
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}`, lines.join("\n")] : [];
  const pages = footerColumns(site)
    .flatMap(({ links }) => links)
    .filter(({ to, hash }) => !hash && to.startsWith("/"));
  const own = new Set<string>(ownPages.map(({ slug }) => pagePath(slug)));
  return `${[
    `# ${site.facts.name}`,
    `> ${fillText(words.about, { summary: copyOf(site, siteCopy).summary })}`,
    words.markdown,
    ...section(
      words.articles,
      articles.map(({ title, slug, summary }) => link(title, `${articlePath(slug)}.md`, summary)),
    ),
    ...section(
      words.episodes,
      episodes.map(({ title, id, summary }) => link(title, `${episodePath(id)}.md`, summary)),
    ),
    ...section(words.pages, [
      ...pages.filter(({ to }) => !own.has(to)).map(({ label, to }) => link(label, chosenUrl(site, to))),
      ...ownPages.map(({ slug, title, description }) => link(title, `${pagePath(slug)}.md`, description)),
    ]),
    ...section(
      words.ask,
      isHidden(site, "/ask")
        ? []
        : [link(words.search, "/ask.json?q=What+is+a+handover", words.searchNote), link("MCP", "/mcp", words.mcpNote)],
    ),
    ...section(words.optional, [
      link(words.allPages, "/sitemap.xml"),
      ...(isHidden(site, "/blog") ? [] : [link(words.articleFeed, blogFeedPaths().json)]),
      ...(isHidden(site, "/podcast") ? [] : [link(words.podcastFeed, podcastFeedPath)]),
    ]),
  ].join("\n\n")}\n`;
}

/** Whole pages are listed until at least this many articles are reached. */
const minArticles = 45;

export async function serveLlmsText(
  { site, content, db }: Pick<RequestContext, "content" | "db" | "site">,
  origin: string,
): Promise<Response> {
  const articles = [];
  for (let page = 1; !isHidden(site, "/blog") && articles.length < minArticles; page++) {
    const batch = (await content.listArticles({ page })).articles;
    if (batch.length === 0) break;
    articles.push(...batch);
  }
  const episodes = isHidden(site, "/podcast") ? [] : await content.listEpisodes();
  return feedResponse(llmsText(site, { origin, articles, episodes, ownPages: await listOwnPages(db) }), {
    type: "text/plain",
  });
}
