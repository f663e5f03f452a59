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

/** Published articles from the site's database or Supabase; orders and page sizes of spec 7. HTML isn't sanitised. */
export type ArticleSource = {
  listArticles(options: ArticleListOptions): Promise<ArticlePage>;
  getFeaturedArticle(): Promise<ArticleSummary | null>;
  getArticle(slug: string): Promise<Article | null>;
  /** Current slug of an article that once had `slug`, or null. */
  findRedirect(slug: string): Promise<string | null>;
  listRelatedArticles(request: { category: string; exceptSlug: string }): Promise<ArticleSummary[]>;
  /** Published just before and after; both null if the source cannot tell. */
  getArticleNeighbours(id: number): Promise<ArticleNeighbours>;
  listCategories(): Promise<ArticleCategory[]>;
  listNewestArticles(request: { category?: string | undefined; count: number }): Promise<Article[]>;
  listSitemapArticles(request: { skip: number; count: number }): Promise<SitemapArticle[]>;
};
