import type { Article } from "../features/articles/article.ts";
import { escapeHtml } from "../lib/plain-text.ts";
import { absoluteUrl } from "./absolute-url.ts";

const tag = /<[a-z][^<>]*>/gi;
const urlAttribute = /(\s(?:href|src)=")([^"]*)"/gi;

/** For readers that show the HTML elsewhere; `page` is its URL. */
export function absoluteLinks(html: string, page: string): string {
  return html.replaceAll(tag, (element) =>
    element.replaceAll(urlAttribute, (whole, start: string, written: string) => {
      const resolved = resolveAgainst(page, written.replaceAll("&amp;", "&"));
      return resolved && !/^[a-z][a-z0-9+.-]*:/i.test(written) ? `${start}${escapeHtml(resolved)}"` : whole;
    }),
  );
}

function resolveAgainst(page: string, reference: string): string | undefined {
  try {
    return new URL(reference, page).href;
  } catch {
    return undefined;
  }
}

/** Pictures and body in the page's order, without the call to action. */
export function feedHtml(article: Article, origin: string, page: string): string {
  const picture = (source: string | null, alt = "") => {
    const url = source ? absoluteUrl(origin, source) : undefined;
    return url ? `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"></p>` : "";
  };
  const parts = [
    picture(article.featuredImageUrl),
    article.introduction,
    article.section1,
    picture(article.featuredImageUrl2, article.featuredImageAlt2),
    article.section2,
    article.section3,
    article.conclusion,
  ];
  return absoluteLinks(parts.filter(Boolean).join("\n"), page);
}
