import { DomUtils, parseDocument } from "htmlparser2";
import { lookId } from "../../facts/look.ts";
import { copyOf } from "../../facts/page-texts.ts";
import { type Site, storedFactsId } from "../../facts/site.ts";
import { openToggles } from "../content-drafts/open-toggles.ts";
import { readableWords } from "../content-drafts/readable-copy.ts";
import {
  asWritten,
  type HtmlDocument,
  makeReadable,
  replaceElement,
  textOf,
  withPublicLinks,
} from "../content-drafts/readable-html.server.ts";
import { isMarked, sanitiseHtml } from "../content-drafts/sanitise-html.server.ts";
import type { EmbeddedEpisodes } from "../episodes/embedded-episode.ts";
import {
  type EpisodeSite,
  insertEpisodeCards,
  readEmbeddedEpisodes,
  withEpisodes,
} from "../episodes/embedded-episodes.server.ts";
import { type Article, type ArticleHeading, bodyTexts, type ReadableArticle } from "./article.ts";
import { pictureSizes } from "./article-picture.ts";

/** Shared by the parts of a page: unique anchors, and the count of tables without a caption. */
type Page = { ids: Set<string>; headings: ArticleHeading[]; tables: number; episodes: EmbeddedEpisodes | undefined };

/** Ids of the page itself. */
const reservedIds = ["root", "main", "contents", "related", "author", "account-menu", storedFactsId, lookId];

const maxIdLength = 60;

const newPage = (episodes: EmbeddedEpisodes | undefined): Page => ({
  ids: new Set(reservedIds),
  headings: [],
  tables: 0,
  episodes,
});

/** 'Prüfung & Freigabe' becomes 'prufung-freigabe'. */
function anchorName(text: string): string {
  const name = text
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, maxIdLength)
    .replaceAll(/^-+|-+$/g, "");
  return name || "section";
}

/** Appends a number to duplicates; stable unless earlier headings change. */
function claimId(name: string, { ids }: Page): string {
  let id = name;
  for (let count = 2; ids.has(id); count++) id = `${name}-${count}`;
  ids.add(id);
  return id;
}

function addAnchors(document: HtmlDocument, page: Page, site: Site): void {
  const { anchor } = copyOf(site, readableWords);
  const isHeading = (name: string) => name === "h2" || name === "h3";
  for (const heading of DomUtils.getElementsByTagName(isHeading, document)) {
    const text = textOf(heading);
    if (!text) continue;
    const id = claimId(anchorName(text), page);
    page.headings.push({ id, text, level: heading.name === "h2" ? 2 : 3 });
    const inner = DomUtils.getInnerHTML(heading, asWritten);
    // Links cannot be nested.
    const linked = DomUtils.getElementsByTagName("a", heading).length
      ? `${inner}<a class="anchor" href="#${id}" aria-label="${anchor}"></a>`
      : `<a class="anchor" href="#${id}">${inner}</a>`;
    replaceElement(heading, `<${heading.name} id="${id}">${linked}</${heading.name}>`);
  }
}

/** Skips HTML whose mark proves that it is unchanged since it was sanitised. */
function sanitiserOf(site: Site, article: Article): (html: string) => string {
  const isSafe = isMarked(article.sanitised, articleTexts(article));
  return (html) => withPublicLinks(site, isSafe ? html : sanitiseHtml(html));
}

function readable(site: Site, safe: string, page: Page, hasAnchors: boolean): string {
  const document = parseDocument(safe, asWritten);
  if (page.episodes) insertEpisodeCards(site, document, page.episodes);
  makeReadable(document, { site, sizes: pictureSizes, page });
  if (hasAnchors) addAnchors(document, page, site);
  return DomUtils.getOuterHTML(document, asWritten);
}

/** Sanitised, with anchors, table boxes and the list of headings; without `episodes`, embeds stay links. */
export function readableArticle(site: Site, article: Article, episodes?: EmbeddedEpisodes): ReadableArticle {
  const page = newPage(episodes);
  const sanitise = sanitiserOf(site, article);
  const body = (stored: string) => readable(site, sanitise(stored), page, true);
  const { sanitised: _mark, ...rest } = article;
  return {
    ...rest,
    introduction: body(article.introduction),
    section1: body(article.section1),
    section2: body(article.section2),
    section3: body(article.section3),
    conclusion: body(article.conclusion),
    cta: article.cta ? readable(site, sanitise(article.cta), page, false) || null : null,
    headings: page.headings,
    ...(episodes && Object.keys(episodes).length > 0 ? { episodes } : {}),
  };
}

export const articleTexts = (article: Article) => [...bodyTexts(article), article.cta];

export const readArticleEpisodes = (context: EpisodeSite, articles: readonly Article[]): Promise<EmbeddedEpisodes> =>
  readEmbeddedEpisodes(context, articles.flatMap(articleTexts));

export const readArticlePage = async (context: EpisodeSite, article: Article): Promise<ReadableArticle> =>
  readableArticle(context.site, article, await readArticleEpisodes(context, [article]));

/** For feeds and Markdown; these omit the call to action, which isn't sanitised here. */
export function sanitiseArticle(site: Site, article: Article, episodes: EmbeddedEpisodes): Article {
  const safe = sanitiserOf(site, article);
  const sanitise = (html: string) => withEpisodes(site, openToggles(safe(html)), episodes);
  return {
    ...article,
    introduction: sanitise(article.introduction),
    section1: sanitise(article.section1),
    section2: sanitise(article.section2),
    section3: sanitise(article.section3),
    conclusion: sanitise(article.conclusion),
  };
}
