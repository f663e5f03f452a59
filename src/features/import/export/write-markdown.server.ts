import { stringify } from "yaml";
import { ownFactsName } from "../sources/own-facts.ts";
import type { Exported } from "./exported-items.server.ts";
import { htmlToMarkdown } from "./html-to-markdown.server.ts";

/** As Hugo and Astro serve them. */
export const markdownPlace = (name: string) => ({
  entry: `static/media/${name}`,
  url: `/media/${name.split("/").map(encodeURIComponent).join("/")}`,
});

/** Characters that YAML forbids, even within quotation marks. */
const forbidden = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A file with front matter. */
export function writeMarkdown({ id, item, facts }: Exported): { entry: string; text: string } {
  const isArticle = item.kind === "article";
  const [category, ...tags] = isArticle ? item.tags : [];
  const known = {
    title: item.title || undefined,
    slug: (isArticle && item.slug) || undefined,
    date: item.publishedAt ?? undefined,
    draft: item.state === "draft" || undefined,
    summary: (isArticle && item.excerpt) || undefined,
    categories: category ? [category] : undefined,
    tags: tags.length > 0 ? tags : undefined,
    author: (isArticle && item.authors[0]) || undefined,
    image: item.picture?.url,
    image_alt: item.picture?.alt || undefined,
    meta_title: (isArticle && item.metaTitle) || undefined,
    meta_description: (isArticle && item.metaDescription) || undefined,
    canonical_url: (isArticle && item.canonicalUrl) || undefined,
    audio: isArticle ? undefined : item.enclosure?.url,
    [ownFactsName]: facts,
  };
  const name = isArticle ? `blog/${item.slug || `article-${id}`}` : `podcast/episode-${id}`;
  return {
    entry: `content/${name}.md`,
    text: `---\n${stringify(known, { lineWidth: 0 }).replaceAll(forbidden, "")}---\n\n${htmlToMarkdown(item.html)}\n`,
  };
}
