import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { stringify } from "yaml";
import { ZipFile } from "yazl";
import type { ExportFormat } from "../site-import.ts";
import { ownFactsName } from "../sources/own-facts.ts";
import { type Exported, type ExportedSite, exportedItems } from "./exported-items.server.ts";
import { htmlToMarkdown } from "./html-to-markdown.server.ts";
import { ghostLocation, writeGhost } from "./write-ghost.ts";
import { wordPressLocation, writeWordPress } from "./write-wordpress.ts";

/** Where Hugo and Astro serve static files. */
const markdownLocation = (name: string) => ({
  entry: `static/media/${name}`,
  url: `/media/${name.split("/").map(encodeURIComponent).join("/")}`,
});

/** Characters that YAML forbids even in quotes. */
const forbidden = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A Markdown file with front matter. */
export function writeMarkdown({ id, item, facts }: Exported): { entry: string; text: string } {
  const isArticle = item.kind !== "episode";
  const [category, ...tags] = isArticle ? item.tags : [];
  const frontMatter = {
    title: item.title || undefined,
    slug: (isArticle && item.slug) || undefined,
    date: item.publishedAt ?? undefined,
    draft: item.state === "draft" || undefined,
    summary: (isArticle && item.excerpt) || undefined,
    categories: category ? [category] : undefined,
    tags: tags.length > 0 ? tags : undefined,
    author: (isArticle && item.authors[0]) || undefined,
    image: item.picture?.url,
    image_alt: item.picture?.alt || undefined,
    meta_title: (isArticle && item.metaTitle) || undefined,
    meta_description: (isArticle && item.metaDescription) || undefined,
    canonical_url: (isArticle && item.canonicalUrl) || undefined,
    audio: isArticle ? undefined : item.enclosure?.url,
    [ownFactsName]: facts,
  };
  const name = isArticle ? `blog/${item.slug || `article-${id}`}` : `podcast/episode-${id}`;
  return {
    entry: `content/${name}.md`,
    text: `---\n${stringify(frontMatter, { lineWidth: 0 }).replaceAll(forbidden, "")}---\n\n${htmlToMarkdown(item.html)}\n`,
  };
}

/** Compressing them again would only take time. */
const isCompressed = (name: string) => !/\.(?:svg|vtt|txt|json|wav|md|xml)$/i.test(name);

type Archive = { zip: ZipFile; signal: AbortSignal };

/** Resolves at the end of the entry, so that only one at a time is in memory. */
async function addEntry({ zip, signal }: Archive, entry: string, source: Readable): Promise<void> {
  zip.addReadStream(source, entry, { compress: !isCompressed(entry) });
  await finished(source, { signal });
}

async function fill(archive: Archive, context: ExportedSite, format: ExportFormat): Promise<void> {
  const { siteUrl, media } = context;
  const locate = { ghost: ghostLocation, wordpress: wordPressLocation(siteUrl), markdown: markdownLocation }[format];
  const files = new Map<string, string>();
  const items = exportedItems(context, locate, files);
  if (format === "markdown") {
    for await (const item of items) {
      const { entry, text } = writeMarkdown(item);
      await addEntry(archive, entry, Readable.from([text]));
    }
  } else {
    const fileUrls = () => [...files.values()].map((name) => locate(name).url);
    const pieces =
      format === "ghost" ? writeGhost(items, new Date()) : writeWordPress(items, { siteUrl, files: fileUrls });
    await addEntry(archive, format === "ghost" ? "site.ghost.json" : "site.wordpress.xml", Readable.from(pieces));
  }
  for (const [entry, name] of files) {
    const file = await media.stat(name);
    const content = file && (await media.get(file));
    if (content) await addEntry(archive, entry, Readable.fromWeb(content as ReadableStream<Uint8Array>));
  }
  archive.zip.end();
}

/** All articles and episodes with their files, as a zip that streams while it is made. */
export function siteArchive(context: ExportedSite, format: ExportFormat): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const closing = new AbortController();
  const fail = (error: unknown) => output.destroy(error as Error);
  output.once("close", () => closing.abort());
  zip.on("error", fail);
  fill({ zip, signal: closing.signal }, context, format).catch(fail);
  return output;
}
