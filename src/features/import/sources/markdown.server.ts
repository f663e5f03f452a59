import path from "node:path/posix";
import type { SourceItem } from "../site-export.ts";
import { type Container, readEntry } from "./container.server.ts";
import { decodeEntireText } from "./decode-text.server.ts";
import { newArticle, unique } from "./finish-items.ts";
import { FrontMatterError, readFrontMatter } from "./front-matter.ts";
import { type HtmlRule, plainWords } from "./html-tree.ts";
import { markdownToHtml } from "./markdown-text.ts";
import { ownFactsName, withOwnFacts } from "./own-facts.ts";
import { pictureUrl, portableHtml } from "./portable-html.ts";
import { readDate } from "./read-date.ts";

type Facts = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => {
  if (typeof value === "string" || typeof value === "number") return String(value).trim();
  if (value instanceof Date) return value.toISOString();
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return textOf(entries.find(([name]) => /^(?:name|title|src|url|image|path)$/.test(name))?.[1] ?? "");
};
const first = (facts: Facts, ...names: readonly string[]) =>
  names.map((name) => textOf(facts[name])).find(Boolean) ?? "";
function list(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf);
  return typeof value === "string" ? value.split(",").map((part) => part.trim()) : [textOf(value)];
}

const fileName = /^(?:(\d{4}-\d{2}-\d{2})-)?(.*?)(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.(?:md|mdx|markdown)$/i;

/** Date and slug from the name of a file, or of its folder for an index file. */
function nameOf(entry: string): { date: string; slug: string } {
  const base = path.basename(entry);
  const [, date = "", name = ""] = fileName.exec(base) ?? [];
  const folder = path.basename(path.dirname(entry));
  if (/^_?index$/i.test(name))
    return { date: /^\d{4}-\d{2}-\d{2}/.exec(folder)?.[0] ?? "", slug: folder.replace(/^\d{4}-\d{2}-\d{2}-/, "") };
  return { date, slug: name };
}

/** Paths at which the generator would have served it. */
function oldPaths(entry: string, slug: string, date: string | null): string[] {
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

/** Makes relative URLs absolute within the archive. */
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
  const fields: Facts = facts ?? {};
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
    first(fields, "date", "publishDate", "pubDate", "published", "publishedAt", "published_at", "created") || own.date,
  );
  const slug = first(fields, "slug") || own.slug;
  const picture =
    first(
      fields,
      "heroImage",
      "cover",
      "featured_image",
      "featuredImage",
      "feature_image",
      "thumbnail",
      "image",
      "banner",
      "header",
    ) || list(fields.images)[0];
  const isDraft =
    fields.draft === true ||
    fields.published === false ||
    /(?:^|\/)_drafts\//.test(entry) ||
    first(fields, "status") === "draft";
  // Generators don't publish future dates.
  const publicState = Date.parse(publishedAt ?? "") > Date.now() ? "scheduled" : "published";
  const permalink = first(fields, "permalink", "url");
  const article = newArticle({
    key: first(fields, "id", "uuid") || entry,
    place: entry,
    title: first(fields, "title") || title,
    slug,
    html: !fields.title || first(fields, "title") === title ? rest : html,
    excerpt: plainWords(first(fields, "description", "summary", "excerpt", "subtitle")),
    state: isDraft ? "draft" : publicState,
    publishedAt,
    updatedAt: readDate(
      first(fields, "lastmod", "updatedDate", "updated", "modified", "last_modified_at", "updatedAt"),
    ),
    tags: unique([...list(fields.categories ?? fields.category), ...list(fields.tags)]),
    authors: unique(list(fields.authors ?? fields.author)),
    picture: picture
      ? {
          url: resolve(picture),
          alt: first(fields, "heroImageAlt", "image_alt", "imageAlt", "feature_image_alt", "alt"),
        }
      : null,
    canonicalUrl: first(fields, "canonical_url", "canonicalUrl", "canonicalURL", "canonical") || null,
    metaTitle: first(fields, "meta_title", "metaTitle", "seo_title", "seoTitle") || null,
    metaDescription: first(fields, "meta_description", "metaDescription", "seo_description") || null,
    notes: [...notes],
    oldUrls: unique([
      /^\/[^:]*$/.test(permalink) ? permalink : undefined,
      ...(permalink ? [] : oldPaths(entry, slug, publishedAt)),
      ...list(fields.aliases ?? fields.redirect_from),
    ]),
  });
  return withOwnFacts(article, fields[ownFactsName]);
}

/** Files of a static site generator. @throws UnreadableExport */
export async function* readMarkdown(container: Container, files: readonly string[]): AsyncGenerator<SourceItem> {
  for (const file of files) {
    // Describes a list of articles.
    if (/(?:^|\/)_index\.\w+$/.test(file)) continue;
    try {
      yield readArticle(await decodeEntireText(await readEntry(container, file), file), file);
    } catch (thrown) {
      if (!(thrown instanceof FrontMatterError)) throw thrown;
      yield { kind: "problem", place: file, sentence: thrown.message };
    }
  }
}
