import { DomUtils, parseDocument } from "htmlparser2";
import {
  addTableBoxes,
  asWritten,
  type HtmlDocument,
  makeCodeReachable,
  replaceElement,
  replacePictures,
  textOf,
} from "../editing/readable-html.server.ts";
import { sanitiseHtml } from "../editing/sanitise-html.server.ts";
import { isMarked } from "../editing/sanitised-mark.server.ts";
import type { Article, ArticleHeading, ReadableArticle } from "./article.ts";
import { pictureSizes } from "./article-picture.ts";

/** What the parts of one page share: every anchor is there once, and tables without a caption are counted. */
type Page = { ids: Set<string>; headings: ArticleHeading[]; tables: number };

/** Ids of the page itself, which no heading may use. */
const reservedIds = ["root", "main", "contents", "related", "author"];

const maxIdLength = 60;

const newPage = (): Page => ({ ids: new Set(reservedIds), headings: [], tables: 0 });

/** Text as the name of a place: 'Prüfung & Freigabe' becomes 'prufung-freigabe'. */
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

/** The name, or with a number when an earlier heading has it: it changes only when the headings before it do. */
function claimId(name: string, { ids }: Page): string {
  let id = name;
  for (let count = 2; ids.has(id); count++) id = `${name}-${count}`;
  ids.add(id);
  return id;
}

/** Headings of the second and third level become links to themselves. */
function addAnchors(document: HtmlDocument, page: Page): void {
  const isHeading = (name: string) => name === "h2" || name === "h3";
  for (const heading of DomUtils.getElementsByTagName(isHeading, document)) {
    const text = textOf(heading);
    if (!text) continue;
    const id = claimId(anchorName(text), page);
    page.headings.push({ id, text, level: heading.name === "h2" ? 2 : 3 });
    const inner = DomUtils.getInnerHTML(heading, asWritten);
    // A link cannot be inside another one.
    const linked = DomUtils.getElementsByTagName("a", heading).length
      ? `${inner}<a class="anchor" href="#${id}" aria-label="Link to this section"></a>`
      : `<a class="anchor" href="#${id}">${inner}</a>`;
    replaceElement(heading, `<${heading.name} id="${id}">${linked}</${heading.name}>`);
  }
}

/** Makes the HTML of an article safe, unless its mark says that it was safe when it was stored and is still the same. */
function sanitiserOf({ sanitised, ...article }: Article): (html: string) => string {
  const { introduction, section1, section2, section3, conclusion, cta } = article;
  const isSafe = isMarked(sanitised, [introduction, section1, section2, section3, conclusion, cta]);
  return isSafe ? (html) => html : sanitiseHtml;
}

function readable(safe: string, page: Page, hasAnchors: boolean): string {
  const document = parseDocument(safe, asWritten);
  replacePictures(document, pictureSizes);
  addTableBoxes(document, page);
  makeCodeReachable(document);
  if (hasAnchors) addAnchors(document, page);
  return DomUtils.getOuterHTML(document, asWritten);
}

/**
 * An article as its page and the admin's preview show it: the stored HTML made safe, headings with anchors, tables
 * that scroll in a box of their own, and the list of headings.
 */
export function readableArticle(article: Article): ReadableArticle {
  const page = newPage();
  const sanitise = sanitiserOf(article);
  const body = (stored: string) => readable(sanitise(stored), page, true);
  const { sanitised: _mark, ...rest } = article;
  return {
    ...rest,
    introduction: body(article.introduction),
    section1: body(article.section1),
    section2: body(article.section2),
    section3: body(article.section3),
    conclusion: body(article.conclusion),
    cta: article.cta ? readable(sanitise(article.cta), page, false) || null : null,
    headings: page.headings,
  };
}

/** An article with its HTML made safe, for anyone who shows it outside the site's own pages. */
export function sanitiseArticle(article: Article): Article {
  const { introduction, section1, section2, section3, conclusion } = article;
  const sanitise = sanitiserOf(article);
  return {
    ...article,
    introduction: sanitise(introduction),
    section1: sanitise(section1),
    section2: sanitise(section2),
    section3: sanitise(section3),
    conclusion: sanitise(conclusion),
  };
}
