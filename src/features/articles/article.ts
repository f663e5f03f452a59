import { dayMs } from "../../lib/time/durations.ts";
import type { EmbeddedEpisodes } from "../episodes/embedded-episode.ts";

/** GUID in feeds, unless the article was imported with one. */
export const articleGuid = (id: number): string => `article-${id}`;

/** Articles per page of the list (spec 9). */
export const blogPageSize = 9;

/** Related articles below an article (spec 9). */
export const relatedArticleCount = 3;

const wordsPerMinute = 200;
const minutesWithoutText = 3;

/** Never includes the bodies. */
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
  /** Context of a search hit in the introduction, unless title or summary has one. */
  excerpt?: string | undefined;
  /** Absent where it is the site's. */
  lang?: string;
};

/** Introduction, sections, conclusion and cta are sanitised HTML, empty where absent. */
export type Article = ArticleSummary & {
  featuredImageUrl2: string | null;
  /** Alternative text; empty for decoration. */
  featuredImageAlt2: string;
  introduction: string;
  section1: string;
  section2: string;
  section3: string;
  conclusion: string;
  cta: string | null;
  /** For search engines, where it differs from the title. */
  searchTitle: string;
  seoDescription: string;
  /** Original URL; empty for this page. */
  canonicalUrl: string;
  keywords: string;
  /** ISO timestamp of the last change of any kind. */
  updatedAt: string;
  /** ISO timestamp of the last change after publication, or null (`revisionDate`). */
  revisedAt: string | null;
  /** Mark stored with HTML that the site has sanitised. */
  sanitised?: string | null;
};

type ArticleBody = Pick<Article, "introduction" | "section1" | "section2" | "section3" | "conclusion">;

/** In reading order, without the call to action. */
export const bodyTexts = ({ introduction, section1, section2, section3, conclusion }: ArticleBody) => [
  introduction,
  section1,
  section2,
  section3,
  conclusion,
];

export type ArticleHeading = { id: string; text: string; level: 2 | 3 };

export type ReadableArticle = Omit<Article, "sanitised"> & {
  headings: ArticleHeading[];
  episodes?: EmbeddedEpisodes;
  /** Data URL; in previews only, because the cover's own URL shows published articles only. */
  drawnCover?: string;
};

type ArticleLink = Pick<ArticleSummary, "slug" | "title" | "lang">;

export type ArticleNeighbours = { previous: ArticleLink | null; next: ArticleLink | null };

export const noNeighbours: ArticleNeighbours = { previous: null, next: null };

/** ISO timestamp or null: changes within a day of publication or of the row's creation (by import) do not count. */
export function revisionDate(dates: { publicationDate: string; createdAt: string; updatedAt: string }): string | null {
  const firstVersion = Math.max(Date.parse(dates.publicationDate), Date.parse(dates.createdAt));
  return Date.parse(dates.updatedAt) - firstVersion > dayMs ? dates.updatedAt : null;
}

/** `total` counts the matches on all pages. */
export type ArticlePage = { articles: ArticleSummary[]; total: number };

export type ArticleCategory = { name: string; count: number };

const lessThan = 0x3c;
const isWhiteSpace = (code: number) => code <= 0x20 || code === 0xa0;

/** Words outside of tags. A loop, because an import counts every article. */
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

/** Minutes: words / 200 rounded up, 3 without text (spec 9). Tags separate words. */
export function readingMinutes(bodyParts: readonly (string | null | undefined)[]): number {
  const words = bodyParts.reduce((sum, part) => sum + countWords(part ?? ""), 0);
  return words === 0 ? minutesWithoutText : Math.ceil(words / wordsPerMinute);
}
