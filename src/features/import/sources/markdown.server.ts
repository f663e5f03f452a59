import path from "node:path/posix";
import type { SourceItem } from "../site-export.ts";
import { type Container, readEntry } from "./container.server.ts";
import { decodeEntireText } from "./decode-text.server.ts";
import { newArticle, unique } from "./finish-items.ts";
import { FrontMatterFault, readFrontMatter } from "./front-matter.ts";
import { type HtmlRule, plainWords } from "./html-tree.ts";
import { markdownToHtml } from "./markdown-text.ts";
import { ownFactsName, withOwnFacts } from "./own-facts.ts";
import { pictureUrl, portableHtml } from "./portable-html.ts";
import { readDate } from "./read-date.ts";

type Facts = Readonly<Record<string, unknown>>;

const words = (value: unknown): string => {
  if (typeof value === "string" || typeof value === "number") return String(value).trim();
  if (value instanceof Date) return value.toISOString();
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return words(entries.find(([name]) => /^(?:name|title|src|url|image|path)$/.test(name))?.[1] ?? "");
};
const first = (facts: Facts, ...names: readonly string[]) =>
  names.map((name) => words(facts[name])).find(Boolean) ?? "";
const list = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map(words)
    : typeof value === "string"
      ? value.split(",").map((part) => part.trim())
      : [words(value)];

const fileName = /^(?:(\d{4}-\d{2}-\d{2})-)?(.*?)(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.(?:md|mdx|markdown)$/i;

/** Date and slug from the file's name, without the folder that contains one article. */
function nameOf(entry: string): { date: string; slug: string } {
  const base = path.basename(entry);
  const [, date = "", name = ""] = fileName.exec(base) ?? [];
  const folder = path.basename(path.dirname(entry));
  if (/^_?index$/i.test(name))
    return { date: /^\d{4}-\d{2}-\d{2}/.exec(folder)?.[0] ?? "", slug: folder.replace(/^\d{4}-\d{2}-\d{2}-/, "") };
  return { date, slug: name };
}

/** Where the generator would have put it. */
function servedAt(entry: string, slug: string, date: string | null): string[] {
  if (/(?:^|\/)_posts\//.test(entry)) {
    const day = date?.slice(0, 10).replaceAll("-", "/");
    const category = /(?:^|\/)([\w/-]+)\/_posts\//.exec(entry)?.[1]?.split("/").at(-1);
    return day
      ? [`/${day}/${slug}.html`, `/${day}/${slug}/`, ...(category ? [`/${category}/${day}/${slug}.html`] : [])]
      : [];
  }
  const [, inside] = /(?:^|\/)content\/(.*)$/.exec(entry) ?? [];
  if (inside === undefined) return [];
  const folder = path.dirname(/(?:^|\/)index\.\w+$/.test(inside) ? path.dirname(inside) : inside);
  return [`${folder === "." ? "" : `/${folder}`}/${slug}/`];
}

/** Relative pictures are named from the top of the archive. */
const resolver = (entry: string) => (url: string) =>
  /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(url) || !url ? url : `/${path.join(path.dirname(entry), url)}`;

function titleIn(html: string): { title: string; rest: string } {
  const [match = "", heading = ""] = /^\s*<h1[^>]*>([\s\S]*?)<\/h1>\s*/.exec(html) ?? [];
  return { title: plainWords(heading), rest: html.slice(match.length) };
}

function readArticle(source: string, entry: string): SourceItem {
  const { facts, text } = readFrontMatter(source);
  if (!facts && /^(?:readme|licen[cs]e|changelog|contributing|code_of_conduct)\b/i.test(path.basename(entry)))
    return {
      kind: "problem",
      place: entry,
      sentence: "It describes the folder and has no front matter, so it is left out.",
    };
  const known: Facts = facts ?? {};
  const notes = new Set<string>();
  const resolve = resolver(entry);
  const pictures: HtmlRule = (element) => {
    if (element.name === "img") element.attribs.src = resolve(pictureUrl(element));
    return undefined;
  };
  const isMdx = /\.mdx$/i.test(entry);
  const html = portableHtml(markdownToHtml(text, isMdx, notes), [pictures], notes);
  if (isMdx && /<[A-Z]/.test(text)) notes.add("MDX components were removed; their content was kept.");
  const { title, rest } = titleIn(html);
  const own = nameOf(entry);
  const publishedAt = readDate(
    first(known, "date", "publishDate", "pubDate", "published", "publishedAt", "published_at", "created") || own.date,
  );
  const slug = first(known, "slug") || own.slug;
  const picture =
    first(
      known,
      "heroImage",
      "cover",
      "featured_image",
      "featuredImage",
      "feature_image",
      "thumbnail",
      "image",
      "banner",
      "header",
    ) || list(known.images)[0];
  const isDraft =
    known.draft === true ||
    known.published === false ||
    /(?:^|\/)_drafts\//.test(entry) ||
    first(known, "status") === "draft";
  const address = first(known, "permalink", "url");
  const article = newArticle({
    key: first(known, "id", "uuid") || entry,
    place: entry,
    title: first(known, "title") || title,
    slug,
    html: !known.title || first(known, "title") === title ? rest : html,
    excerpt: plainWords(first(known, "description", "summary", "excerpt", "subtitle")),
    // Generators do not publish future dates.
    state: isDraft ? "draft" : Date.parse(publishedAt ?? "") > Date.now() ? "scheduled" : "published",
    publishedAt,
    updatedAt: readDate(first(known, "lastmod", "updatedDate", "updated", "modified", "last_modified_at", "updatedAt")),
    tags: unique([...list(known.categories ?? known.category), ...list(known.tags)]),
    authors: unique(list(known.authors ?? known.author)),
    picture: picture
      ? {
          url: resolve(picture),
          alt: first(known, "heroImageAlt", "image_alt", "imageAlt", "feature_image_alt", "alt"),
        }
      : null,
    canonicalUrl: first(known, "canonical_url", "canonicalUrl", "canonicalURL", "canonical") || null,
    metaTitle: first(known, "meta_title", "metaTitle", "seo_title", "seoTitle") || null,
    metaDescription: first(known, "meta_description", "metaDescription", "seo_description") || null,
    notes: [...notes],
    oldUrls: unique([
      /^\/[^:]*$/.test(address) ? address : undefined,
      ...(address ? [] : servedAt(entry, slug, publishedAt)),
      ...list(known.aliases ?? known.redirect_from),
    ]),
  });
  return withOwnFacts(article, known[ownFactsName]);
}

/** Files of a static site generator. @throws UnreadableExport */
export async function* readMarkdown(container: Container, files: readonly string[]): AsyncGenerator<SourceItem> {
  for (const file of files) {
    // Lists of articles, not articles themselves.
    if (/(?:^|\/)_index\.\w+$/.test(file)) continue;
    try {
      yield readArticle(await decodeEntireText(await readEntry(container, file), file), file);
    } catch (thrown) {
      if (!(thrown instanceof FrontMatterFault)) throw thrown;
      yield { kind: "problem", place: file, sentence: thrown.message };
    }
  }
}
