import type { Article } from "./article.ts";
import { sanitiseHtml } from "./sanitise-html.server.ts";

const caption = /<caption>([\s\S]*?)<\/caption>/;

/** What a screen reader calls a table's scroll box: the table's caption, or what it is. */
function tableName(table: string): string {
  const text = (caption.exec(table)?.[1] ?? "").replaceAll(/<[^>]*>/g, "").trim();
  return text ? `Table: ${text.replaceAll('"', "&quot;")}` : "Table";
}

/**
 * Stored HTML made safe again and fit for reading: tables stand in a box of their own that scrolls and can be reached
 * with the keyboard.
 */
export function readableHtml(stored: string | null): string {
  return sanitiseHtml(stored ?? "").replaceAll(
    /<table[\s\S]*?<\/table>/g,
    (table) => `<div class="table-box" role="region" tabindex="0" aria-label="${tableName(table)}">${table}</div>`,
  );
}

/** The article with its stored HTML ready to be shown. */
export function readableArticle(article: Article): Article {
  return {
    ...article,
    introduction: readableHtml(article.introduction),
    section1: readableHtml(article.section1),
    section2: readableHtml(article.section2),
    section3: readableHtml(article.section3),
    conclusion: readableHtml(article.conclusion),
    cta: article.cta ? readableHtml(article.cta) : null,
  };
}

/** An article with its HTML sanitised once more, for whoever shows it outside the site's own pages. */
export function sanitiseArticle(article: Article): Article {
  const { introduction, section1, section2, section3, conclusion } = article;
  return {
    ...article,
    introduction: sanitiseHtml(introduction),
    section1: sanitiseHtml(section1),
    section2: sanitiseHtml(section2),
    section3: sanitiseHtml(section3),
    conclusion: sanitiseHtml(conclusion),
  };
}
