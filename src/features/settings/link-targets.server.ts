import { isHidden } from "../../facts/hidden-pages.ts";
import { sitePaths } from "../../facts/navigation.ts";
import type { Site } from "../../facts/site.ts";
import { titleOfTextPage } from "../../facts/text-page-title.ts";
import { textPages } from "../../facts/text-pages.ts";
import type { ContentSource } from "../../server-context/content-source.ts";

export type LinkTarget = { to: string; title: string };

const maxArticlePages = 5;

const isTextPage = (path: string): path is keyof typeof textPages => path in textPages;

/** Visible pages, the newest articles, all episodes. */
export async function listLinkTargets(site: Site, content: ContentSource): Promise<LinkTarget[]> {
  const pages = Object.keys(sitePaths).filter((path) => !isHidden(site, path));
  const targets = pages.map((to) => ({ to, title: isTextPage(to) ? titleOfTextPage(site, to) : "Page" }));
  for (let page = 1; page <= maxArticlePages; page++) {
    const { articles } = await content.listArticles({ page });
    if (articles.length === 0) break;
    targets.push(...articles.map(({ slug, title }) => ({ to: `/blog/${slug}`, title: `Article: ${title}` })));
  }
  const episodes = await content.listEpisodes();
  return [...targets, ...episodes.map(({ id, title }) => ({ to: `/episode/${id}`, title: `Episode: ${title}` }))];
}
