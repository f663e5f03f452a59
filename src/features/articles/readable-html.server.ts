import { sanitiseHtml } from "../editing/sanitise-html.server.ts";
import { uploadedPicture } from "../media/uploaded-picture.ts";
import type { Article, ArticleHeading, ReadableArticle } from "./article.ts";
import { pictureSizes } from "./article-picture.ts";

/** What the parts of one page share: every anchor is there once, and tables without a caption are counted. */
type Page = { ids: Set<string>; headings: ArticleHeading[]; tables: number };

/** The page's own places, which no heading may take. */
const takenIds = ["root", "main", "contents", "related", "author"];

const longestId = 60;

const newPage = (): Page => ({ ids: new Set(takenIds), headings: [], tables: 0 });

/** The words of sanitised HTML, which holds no entities but these. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Text as the name of a place: 'Prüfung & Freigabe' becomes 'prufung-freigabe'. */
function anchorName(text: string): string {
  const name = text
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, longestId)
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
function withAnchors(html: string, page: Page): string {
  return html.replaceAll(/<h([23])>([\s\S]*?)<\/h\1>/g, (whole, level: string, inner: string) => {
    const text = textOf(inner);
    if (!text) return whole;
    const id = claimId(anchorName(text), page);
    page.headings.push({ id, text, level: level === "2" ? 2 : 3 });
    // A link cannot stand inside another one.
    const linked = inner.includes("<a ")
      ? `${inner}<a class="anchor" href="#${id}" aria-label="Link to this section"></a>`
      : `<a class="anchor" href="#${id}">${inner}</a>`;
    return `<h${level} id="${id}">${linked}</h${level}>`;
  });
}

const caption = /<caption>([\s\S]*?)<\/caption>/;

/** What a screen reader calls a table's scroll box: the table's caption, or its number on the page. */
function tableName(table: string, page: Page): string {
  const text = textOf(caption.exec(table)?.[1] ?? "");
  page.tables += 1;
  return text ? `Table: ${text}` : `Table ${page.tables}`;
}

/** Each table in a box of its own that scrolls and can be reached with the keyboard; a table in a table stays in its. */
function withTableBoxes(html: string, page: Page): string {
  let [result, depth, start] = ["", 0, 0];
  let copied = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?table>/g)) {
    const isEnd = tag === "</table>";
    if (!isEnd && depth++ === 0) start = index;
    if (!isEnd || depth === 0 || --depth > 0) continue;
    const end = index + tag.length;
    const table = html.slice(start, end);
    const name = escapeAttribute(tableName(table, page));
    const box = `<div class="table-box" role="region" tabindex="0" aria-label="${name}">${table}</div>`;
    result += html.slice(copied, start) + box;
    copied = end;
  }
  return result + html.slice(copied);
}

const picture = /<img ([^>]*?)\s*\/?>/g;
const link = /<a(?: [^>]*)?>[\s\S]*?<\/a>/g;
const attribute = (attributes: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** What stands in the place of a picture of another site: nothing of others loads before a visitor asks for it. */
function pictureLink(attributes: string): string {
  const source = attribute(attributes, "src") ?? "";
  const words = attribute(attributes, "alt") || "Picture";
  return `<a href="${source}" rel="noopener">${words} (on ${new URL(source.replaceAll("&amp;", "&")).hostname})</a>`;
}

/** A picture of this site: with its place kept free and in better formats where the library has them. */
function ownPicture(attributes: string): string {
  const known = uploadedPicture(attribute(attributes, "src") ?? "");
  const image = (size: string) => `<img ${attributes}${size} loading="lazy" decoding="async" />`;
  if (!known) return image("");
  const hasSize = attribute(attributes, "width") !== undefined;
  const sources = known.sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${pictureSizes}" />`,
  );
  const size = hasSize ? "" : ` width="${known.width}" height="${known.height}"`;
  return `<picture>${sources.join("")}${image(size)}</picture>`;
}

/** Pictures of this site load when they come near; those of others become links. */
function withOwnPictures(html: string): string {
  const isOwn = (attributes: string) => attribute(attributes, "src")?.startsWith("/") ?? false;
  return html
    .replaceAll(link, (whole) =>
      whole.replaceAll(picture, (image, attributes: string) =>
        isOwn(attributes) ? image : (attribute(attributes, "alt") ?? ""),
      ),
    )
    .replaceAll(picture, (_, attributes: string) =>
      isOwn(attributes) ? ownPicture(attributes) : pictureLink(attributes),
    );
}

/** Code that is wider than the page scrolls; the keyboard must be able to do that too. */
const withReachableCode = (html: string) => html.replaceAll("<pre>", '<pre tabindex="0">');

const readable = (stored: string, page: Page) =>
  withReachableCode(withOwnPictures(withTableBoxes(sanitiseHtml(stored), page)));

/**
 * An article as its page and the admin's preview show it: the stored HTML made safe again, headings with anchors, tables
 * that scroll in a box of their own, and the list of headings.
 */
export function readableArticle(article: Article): ReadableArticle {
  const page = newPage();
  const body = (stored: string) => withAnchors(readable(stored, page), page);
  return {
    ...article,
    introduction: body(article.introduction),
    section1: body(article.section1),
    section2: body(article.section2),
    section3: body(article.section3),
    conclusion: body(article.conclusion),
    cta: article.cta ? readable(article.cta, page) || null : null,
    headings: page.headings,
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
