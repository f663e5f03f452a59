import type { Article, ArticleCategory, ArticleNeighbours, ArticlePage, ArticleSummary } from "./article.ts";

export type ArticleListOptions = {
  /** Free text, empty for all; `%`, `_` and `\` are literal. */
  search?: string | undefined;
  category?: string | undefined;
  /** From 1. */
  page: number;
};

export type SitemapArticle = {
  slug: string;
  /** ISO timestamp. */
  modifiedAt: string;
  featuredImageUrl: string | null;
  /** Null for the article's own URL. */
  canonicalUrl: string | null;
};

/** Published articles of the site's database or of Supabase; orders and page sizes of spec 7. HTML is not sanitised. */
export type ArticleSource = {
  listArticles(options: ArticleListOptions): Promise<ArticlePage>;
  getFeaturedArticle(): Promise<ArticleSummary | null>;
  getArticle(slug: string): Promise<Article | null>;
  /** Current slug of an article that once had `slug`, or null. */
  findRedirect(slug: string): Promise<string | null>;
  listRelatedArticles(wanted: { category: string; exceptSlug: string }): Promise<ArticleSummary[]>;
  /** Published just before and after, if the source knows. */
  getArticleNeighbours(id: number): Promise<ArticleNeighbours>;
  listCategories(): Promise<ArticleCategory[]>;
  listNewestArticles(wanted: { category?: string | undefined; count: number }): Promise<Article[]>;
  listSitemapArticles(wanted: { skip: number; count: number }): Promise<SitemapArticle[]>;
};
