import type { EmbeddedEpisodes } from "../episodes/embedded-episode.ts";

/** Articles on one page of the list (spec 9). */
export const blogPageSize = 9;

/** Related articles below an article (spec 9). */
export const relatedArticleCount = 3;

const wordsPerMinute = 200;
const minutesWithoutText = 3;

/** What a card shows; never the bodies. */
export type ArticleSummary = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  category: string;
  author: string;
  /** ISO timestamp. */
  publicationDate: string;
  featuredImageUrl: string | null;
  /** Minutes, at least 1. */
  readingMinutes: number;
  /** What surrounds a hit of the search in the introduction; only when title and summary have none. */
  excerpt?: string | undefined;
};

/** A whole article; introduction, sections, conclusion and cta are sanitised HTML, empty where there is none. */
export type Article = ArticleSummary & {
  featuredImageUrl2: string | null;
  /** What the second picture shows; empty for decoration. */
  featuredImageAlt2: string;
  introduction: string;
  section1: string;
  section2: string;
  section3: string;
  conclusion: string;
  cta: string | null;
  seoDescription: string;
  /** Comma-separated. */
  keywords: string;
  /** ISO timestamp of the last change of any kind. */
  updatedAt: string;
  /** ISO timestamp of the last change when it came after readers could have read the article, or null (`revisionDate`). */
  revisedAt: string | null;
  /** The mark that the site stored with its HTML when it had sanitised it. */
  sanitised?: string | null;
};

/** A heading of an article's body, and its place on the page. */
export type ArticleHeading = { id: string; text: string; level: 2 | 3 };

/** An article ready to be shown: anchors at its headings, boxes around its tables. */
export type ReadableArticle = Omit<Article, "sanitised"> & {
  headings: ArticleHeading[];
  /** The episodes in its text, where it has some. */
  episodes?: EmbeddedEpisodes;
};

type ArticleLink = Pick<ArticleSummary, "slug" | "title">;

/** The articles before and after one in time. */
export type ArticleNeighbours = { previous: ArticleLink | null; next: ArticleLink | null };

const day = 86_400_000;

/**
 * When an article was revised, or null. A change counts when it came more than a day after both the publication and the
 * row's own creation: corrections of the first day are part of writing, and a row that was copied from elsewhere (sample,
 * import) was not changed by being copied. All ISO timestamps.
 */
export function revisionDate(dates: { publicationDate: string; createdAt: string; updatedAt: string }): string | null {
  const known = Math.max(Date.parse(dates.publicationDate), Date.parse(dates.createdAt));
  return Date.parse(dates.updatedAt) - known > day ? dates.updatedAt : null;
}

export type ArticlePage = { articles: ArticleSummary[] /** All matches, on every page. */; total: number };

export type ArticleCategory = { name: string; count: number };

const lessThan = 0x3c;
const isWhiteSpace = (code: number) => code <= 0x20 || code === 0xa0;

/** The number of words of HTML outside of its tags; a loop, for an import counts the words of every article. */
export function countWords(html: string): number {
  let words = 0;
  let inWord = false;
  for (let index = 0; index < html.length; index++) {
    const code = html.charCodeAt(index);
    const tagEnd = code === lessThan ? html.indexOf(">", index) : -1;
    if (tagEnd >= 0) index = tagEnd;
    const isBreak = tagEnd >= 0 || isWhiteSpace(code);
    if (!isBreak && !inWord) words++;
    inWord = !isBreak;
  }
  return words;
}

/**
 * Reading time in minutes of the body parts of an article: words / 200 rounded up, 3 when there is no text
 * (spec 9). Tags count as spaces, not as words.
 */
export function readingMinutes(bodyParts: readonly (string | null | undefined)[]): number {
  const words = bodyParts.reduce((sum, part) => sum + countWords(part ?? ""), 0);
  return words === 0 ? minutesWithoutText : Math.ceil(words / wordsPerMinute);
}
