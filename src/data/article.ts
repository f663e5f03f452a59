/** Articles on one page of the list (specification, section 9). */
export const blogPageSize = 9;

/** Related articles below an article (specification, section 9). */
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
};

/** A whole article; introduction, sections, conclusion and cta are sanitised HTML, empty where there is none. */
export type Article = ArticleSummary & {
  featuredImageUrl2: string | null;
  introduction: string;
  section1: string;
  section2: string;
  section3: string;
  conclusion: string;
  cta: string | null;
  seoDescription: string;
  /** Comma-separated. */
  keywords: string;
  /** ISO timestamp. */
  updatedAt: string;
};

export type ArticlePage = { articles: ArticleSummary[] /** All matches, on every page. */; total: number };

export type ArticleCategory = { name: string; count: number };

const lessThan = 0x3c;
const isWhiteSpace = (code: number) => code <= 0x20 || code === 0xa0;

/** Words outside of tags; a loop, for an import counts the words of every article. */
function countWords(html: string): number {
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
 * Minutes that the body parts of an article take to read: words / 200 rounded up, 3 when there is no text
 * (specification, section 9). Tags count as spaces, not as words.
 */
export function readingMinutes(bodyParts: readonly (string | null | undefined)[]): number {
  const words = bodyParts.reduce((sum, part) => sum + countWords(part ?? ""), 0);
  return words === 0 ? minutesWithoutText : Math.ceil(words / wordsPerMinute);
}
