import type { Article, ArticleCategory, ArticleNeighbours, ArticlePage, ArticleSummary } from "./article.ts";

export type ArticleListOptions = {
  /** Free text; empty means all. `%`, `_` and `\` are ordinary characters. */
  search?: string | undefined;
  category?: string | undefined;
  /** From 1. */
  page: number;
};

/** What a sitemap says about an article. */
export type ArticlePlace = { slug: string /** ISO timestamp. */; modifiedAt: string; featuredImageUrl: string | null };

/**
 * Where articles come from: the site's own database or a Supabase project. Visitors see only what is published; orders, page
 * sizes and matches are those of the specification's section 7. Stored HTML is answered as it is; anyone who shows it sanitises it.
 */
export type ArticleSource = {
  /** One page, newest first, nine a page, with the number of all that match; a page beyond the last has no articles. */
  listArticles(options: ArticleListOptions): Promise<ArticlePage>;
  getFeaturedArticle(): Promise<ArticleSummary | null>;
  getArticle(slug: string): Promise<Article | null>;
  /** The slug under which an article can be found now that once had `slug`, or null. */
  findRedirect(slug: string): Promise<string | null>;
  /** Up to three others of the category, newest first. */
  listRelatedArticles(wanted: { category: string; exceptSlug: string }): Promise<ArticleSummary[]>;
  /** The articles published just before and just after the one with this identifier, where the source can tell. */
  getArticleNeighbours(id: number): Promise<ArticleNeighbours>;
  /** Every category that has articles, by name, with their number. */
  listCategories(): Promise<ArticleCategory[]>;
  /** The newest articles with their bodies, of all categories or of one. */
  listNewestArticles(wanted: { category?: string | undefined; count: number }): Promise<Article[]>;
  /** A stretch of all articles in an order that stays the same. */
  listArticlePlaces(wanted: { skip: number; count: number }): Promise<ArticlePlace[]>;
};
