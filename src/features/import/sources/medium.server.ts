import type { SourceItem } from "../site-export.ts";
import { type Container, readEntry } from "./container.server.ts";
import { decodeEntireText } from "./decode-text.server.ts";
import { newArticle, unique } from "./finish-items.ts";
import { bookmark, embed, gallery, paragraph, small } from "./html-blocks.ts";
import {
  attribute,
  byClass,
  byTag,
  findElement,
  findElements,
  type HtmlElement,
  type HtmlRule,
  hasClass,
  parseHtml,
  wordsOf,
} from "./html-tree.ts";
import { captionOf, picturesOf, pictureUrl, portableHtml } from "./portable-html.ts";
import { readDate } from "./read-date.ts";

/** Strong text is the title, emphasised text the description. */
function bookmarkOf(element: HtmlElement): string | undefined {
  const anchor = findElement(element, byTag("a"));
  if (!anchor) return undefined;
  const title = wordsOf(findElement(anchor, byTag("strong"))) || wordsOf(anchor);
  const description = wordsOf(findElement(anchor, byTag("em")));
  return bookmark(attribute(anchor, "href"), { title, description });
}

function embedOf(figure: HtmlElement, notes: Set<string>): string | undefined {
  const frame = findElement(figure, byTag("iframe"));
  const post = findElement(figure, byClass("twitter-tweet"));
  const link = post && !wordsOf(post) ? findElement(post, byTag("a")) : undefined;
  const url = frame ? attribute(frame, "src") || attribute(frame, "data-src") : link && attribute(link, "href");
  return url === undefined ? undefined : embed(url, notes) + paragraph(captionOf(figure));
}

/** Above the text. */
const head = ["graf--title", "graf--subtitle", "graf--kicker"];

const levels: Record<string, string> = { h3: "h2", h4: "h3" };

/** Elements of Medium's editor, whose headings start at level 3. */
const mediumRules =
  (notes: Set<string>, opening: string | undefined): HtmlRule =>
  (element, inner) => {
    if (hasClass(element, "graf--kicker")) notes.add(`The line above its title was left out: "${wordsOf(element)}".`);
    const image = hasClass(element, "graf--figure") ? findElement(element, byTag("img")) : undefined;
    if (image && pictureUrl(image) === opening) return small(captionOf(element));
    if (hasClass(element, "sectionLayout--outsetRow")) return gallery(picturesOf(element));
    if (hasClass(element, ...head)) return "";
    if (hasClass(element, "aspectRatioPlaceholder-fill")) return "";
    if (hasClass(element, "graf--mixtapeEmbed")) return bookmarkOf(element);
    if (hasClass(element, "graf--iframe")) return embedOf(element, notes);
    const level = hasClass(element, "graf") ? levels[element.name] : undefined;
    if (level) return `<${level}>${inner()}</${level}>`;
    // Every section starts with a rule, including the first one.
    if (hasClass(element, "section-divider")) {
      const section = element.parent;
      const isFirst = section?.type === "tag" && hasClass(section, "section--first");
      return isFirst ? "" : "<hr>";
    }
    return undefined;
  };

/** As in "2018-08-11_A-Title-efefef12121212.html". */
const idOf = (entry: string) => /[-_]([0-9a-f]{8,14})\.html?$/.exec(entry)?.[1];

const isMedium = (url: string) => /^https?:\/\/(?:[\w-]+\.)?medium\.com\//.test(url);

function readPost(html: string, entry: string): SourceItem {
  const nodes = parseHtml(html);
  const notes = new Set<string>();
  const body = findElement(nodes, (element) => attribute(element, "data-field") === "body");
  if (!body) return { kind: "problem", place: entry, sentence: "It contains no text in Medium’s format." };
  const title = wordsOf(findElement(nodes, byClass("p-name")));
  const isResponse =
    !findElement(body, byClass("graf--title")) && !findElement(nodes, byClass("p-summary")) && idOf(entry);
  const url = attribute(findElement(nodes, byClass("p-canonical")) ?? body, "href");
  const time = findElement(nodes, byClass("dt-published"));
  const isDraft = /(?:^|\/)draft[_-]/i.test(entry) || !time;
  const featured = findElement(body, (element) => attribute(element, "data-is-featured") === "true");
  const picture = featured ?? findElement(body, byTag("img"));
  const first = findElement(body, (element) => hasClass(element, "graf") && !hasClass(element, ...head));
  // Above the article, so that it isn't repeated in the text.
  const isOpening = first && picture && findElement(first, (element) => element === picture);
  if (url && !isMedium(url)) notes.add(`Its canonical URL, for search engines, is ${url}.`);
  if (isResponse) notes.add("It may be a response to someone else's article.");
  return newArticle({
    key: idOf(url ? `-${url.split(/[/-]/).at(-1)}.html` : entry) ?? idOf(entry) ?? entry,
    place: entry,
    title,
    html: portableHtml(bodyHtml(html), [mediumRules(notes, isOpening && pictureUrl(picture))], notes),
    // The summary is shortened.
    excerpt: wordsOf(findElement(body, byClass("graf--subtitle")) ?? findElement(nodes, byClass("p-summary"))),
    state: isDraft ? "draft" : "published",
    publishedAt: time ? readDate(attribute(time, "datetime")) : null,
    tags: unique(findElements(nodes, byClass("p-tag")).map(wordsOf)),
    authors: unique(findElements(nodes, byClass("p-author")).map(wordsOf)),
    picture: picture ? { url: pictureUrl(picture), alt: attribute(picture, "alt") } : null,
    canonicalUrl: url && !isMedium(url) ? url : null,
    notes: [...notes],
    oldUrls: unique([url]),
  });
}

/** The original HTML, because the rules need its classes. */
function bodyHtml(html: string): string {
  const start = html.search(/<section[^>]*data-field=["']body["']/);
  const end = html.lastIndexOf("<footer");
  return html.slice(start, end > start ? end : undefined);
}

/** Posts of an archive, or a single one. @throws UnreadableExport */
export async function* readMedium(container: Container, files: readonly string[]): AsyncGenerator<SourceItem> {
  for (const file of files) yield readPost(await decodeEntireText(await readEntry(container, file), file), file);
}
