import { slugOf } from "../../../lib/slug.ts";
import { truncate } from "../../../lib/truncate.ts";
import { decodedPath } from "../../../lib/web-url.ts";
import { untitled } from "../../content-drafts/editing.ts";
import type { SourceArticle, SourceEpisode, SourceItem } from "../site-export.ts";
import { byTag, findElement, parseHtml, wordsOf } from "./html-tree.ts";

type RequiredField = "key" | "place" | "title" | "html";

export const newArticle = (parts: Pick<SourceArticle, RequiredField> & Partial<SourceArticle>): SourceArticle => ({
  ...{ kind: "article", slug: "", excerpt: "", state: "published", publishedAt: null, updatedAt: null, tags: [] },
  ...{ authors: [], picture: null, canonicalUrl: null, metaTitle: null, metaDescription: null, notes: [], oldUrls: [] },
  ...parts,
});

export const newEpisode = (
  parts: Pick<SourceEpisode, RequiredField | "guid"> & Partial<SourceEpisode>,
): SourceEpisode => ({
  ...{ kind: "episode", state: "published", publishedAt: null, enclosure: null, seconds: null, season: null },
  ...{ number: null, chapters: null, transcripts: [], people: [], soundbites: [] },
  ...{ picture: null, notes: [], oldUrls: [] },
  ...parts,
});

export const unique = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
];

/** Appends -2, -3 and so on if the slug is in use. */
function unused(slug: string, usedSlugs: Set<string>): string {
  let candidate = slug;
  for (let number = 2; usedSlugs.has(candidate); number++) candidate = `${slug}-${number}`;
  usedSlugs.add(candidate);
  return candidate;
}

function slugFor({ slug, title, key }: SourceArticle): string {
  const last = decodedPath(slug).split("/").filter(Boolean).at(-1) ?? "";
  return slugOf(last.replace(/\.html?$/i, "")) || slugOf(title) || slugOf(`article-${key}`) || "article";
}

/** Text of the first heading or paragraph. */
const firstText = (html: string) =>
  wordsOf(findElement(parseHtml(html), byTag("p", "h1", "h2", "h3", "h4", "h5", "h6")));

/** Without characters that the database can't store. */
const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();

/** Adds missing titles and slugs, makes slugs and keys unique, and removes characters that cannot be stored. */
export async function* finishItems(items: AsyncIterable<SourceItem>): AsyncGenerator<SourceItem> {
  const slugs = { article: new Set<string>(), page: new Set<string>() };
  const keys = new Set<string>();
  for await (const source of items) {
    if (source.kind === "show" || source.kind === "problem") {
      yield source;
      continue;
    }
    const picture = source.picture && { ...source.picture, alt: storable(source.picture.alt) };
    const item = { ...source, title: storable(source.title), html: storable(source.html), picture };
    const notes = [...item.notes];
    const title = item.title.trim() || truncate(firstText(item.html), 60) || untitled;
    if (!item.title.trim()) notes.push(`It has no title, so it is called "${title}".`);
    if (/\ufffd/.test(item.title + item.html)) notes.push("Unreadable characters appear as \ufffd in its text.");
    const isUndated = item.publishedAt === null && item.state !== "draft";
    if (isUndated) notes.push("It has no date that can be read, so it comes as a draft.");
    const state = isUndated ? "draft" : item.state;
    if (item.kind === "episode") {
      if (keys.has(item.key)) {
        const sentence = `Its identifier ${item.guid} is that of another episode before it, so it is left out.`;
        yield { kind: "problem", place: item.place, sentence };
        continue;
      }
      keys.add(item.key);
      yield { ...item, title, state, notes };
      continue;
    }
    const preferred = slugFor(item);
    const slug = unused(preferred, slugs[item.kind]);
    if (slug !== preferred) notes.push(`Another ${item.kind} has the slug "${preferred}", so this one gets "${slug}".`);
    yield { ...item, key: unused(item.key, keys), title, slug, state, notes };
  }
}
