import { type ExportHead, type SourceItem, type SourceKind, UnreadableExport } from "../site-export.ts";
import { type Container, entryHead, openContainer } from "./container.server.ts";
import { encodingOf } from "./decode-text.server.ts";
import { readFeed, readFeedChannel } from "./feed.server.ts";
import { finishItems } from "./finish-items.ts";
import { readGhost } from "./ghost.server.ts";
import { readMarkdown } from "./markdown.server.ts";
import { readMedium } from "./medium.server.ts";
import { readSubstack } from "./substack.server.ts";
import { readWordPress, readWordPressFacts } from "./wordpress.server.ts";

type Recognised = { source: SourceKind; entries: string[] };

const headBytes = 64 * 1024;

async function headText(container: Container, entry: string): Promise<string> {
  const head = await entryHead(container, entry, headBytes);
  const encoding = await encodingOf(head, () => container.open(entry), entry);
  return new TextDecoder(encoding).decode(head).trimStart();
}

/** Recognises a file by its beginning; undefined for an unknown format. */
function kindOf(head: string, entry: string): SourceKind | undefined {
  if (/^[{[]/.test(head) && /"(?:posts|db|meta|data)"\s*:/.test(head)) return "ghost";
  if (/^(?:<\?xml|<!--|<!DOCTYPE\s+rss|<rss)/i.test(head) && /<(?:rss|!DOCTYPE\s+rss)\b/i.test(head))
    return /wordpress\.org\/export\/|WXR/.test(head) ? "wordpress" : "feed";
  if (/<feed\b[^<>]*Atom/.test(head))
    throw new UnreadableExport(`${entry} is an Atom feed. Choose the RSS feed of the same site.`);
  if (/^<!DOCTYPE html|^<html/i.test(head) && /class="[^"]*h-entry|data-field="body"/.test(head)) return "medium";
  return /^(?:---|\+\+\+)[ \t]*\r?\n/.test(head) ? "markdown" : undefined;
}

const matching = (pattern: RegExp) => (entry: string) => pattern.test(entry);

async function recogniseZip(container: Container): Promise<Recognised> {
  const { entries, name } = container;
  const table = entries.find(matching(/(?:^|\/)posts\.csv$/));
  if (table) return { source: "substack", entries: [table] };
  const entriesByKind = new Map<SourceKind, string[]>();
  for (const entry of entries.filter(matching(/\.(?:json|xml)$/i)).slice(0, 100)) {
    const kind = kindOf(await headText(container, entry), entry);
    if (kind) entriesByKind.set(kind, [...(entriesByKind.get(kind) ?? []), entry]);
  }
  const posts = entries.filter(matching(/(?:^|\/)posts\/[^/]+\.html?$/i));
  const texts = entries.filter(matching(/\.(?:md|mdx|markdown)$/i));
  if (posts[0] && kindOf(await headText(container, posts[0]), posts[0]) === "medium")
    entriesByKind.set("medium", posts);
  for (const source of ["wordpress", "ghost", "medium", "feed"] as const) {
    const files = entriesByKind.get(source);
    if (files && (source !== "ghost" || texts.length === 0 || files.some(matching(/ghost/i))))
      return { source, entries: files };
  }
  if (texts.length > 0) return { source: "markdown", entries: texts };
  throw new UnreadableExport(
    `${name} holds no export that is known: no JSON of Ghost, no XML of WordPress, no posts.csv, no posts of Medium, no Markdown.`,
  );
}

async function recognise(container: Container): Promise<Recognised> {
  const { isZip, entries, name } = container;
  if (isZip) return recogniseZip(container);
  const source = kindOf(await headText(container, name), name);
  if (source) return { source, entries: [...entries] };
  throw new UnreadableExport(
    `${name} isn't an export of Ghost, WordPress, Substack or Medium, a podcast feed or Markdown with front matter.`,
  );
}

const isSubscriberList = matching(/(?:^|\/)(?:email_list|subscribers?)[^/]*\.csv$/i);

type OpenSource = Pick<ExportHead, "siteUrl" | "language"> & { read: () => AsyncIterable<SourceItem> };

async function openSource(container: Container, { source, entries }: Recognised): Promise<OpenSource> {
  const [first = ""] = entries;
  switch (source) {
    case "ghost":
      return { siteUrl: null, read: () => readGhost(container, first) };
    case "wordpress": {
      const facts = await readWordPressFacts(container, entries);
      return { siteUrl: facts.siteUrl, language: facts.language, read: () => readWordPress(container, entries, facts) };
    }
    case "feed": {
      const { show, ...channel } = await readFeedChannel(container, first);
      return { ...channel, read: () => readFeed(container, first, show) };
    }
    case "substack":
      return { siteUrl: null, read: () => readSubstack(container, first) };
    case "medium":
      return { siteUrl: null, read: () => readMedium(container, entries) };
    case "markdown":
      return { siteUrl: null, read: () => readMarkdown(container, entries) };
  }
}

/** Recognises a file by its content, not its name. @throws UnreadableExport with a sentence that names the place */
export async function* readSiteExport(path: string, name: string): AsyncGenerator<ExportHead | SourceItem, void> {
  const container = await openContainer(path, name);
  try {
    const recognised = await recognise(container);
    const { read, ...facts } = await openSource(container, recognised);
    const { source } = recognised;
    const subscriberList = source === "substack" ? container.entries.find(isSubscriberList) : undefined;
    yield { kind: "head", source, ...facts, subscriberList };
    yield* finishItems(read());
  } finally {
    await container.close();
  }
}
