import type { Language } from "../../../lib/language.ts";
import { languageOfTag } from "../../../lib/text-language.ts";
import { parseDuration } from "../../../lib/time/clock-time.ts";
import type { SourceEpisode, SourceItem, SourceShow } from "../site-export.ts";
import type { Container } from "./container.server.ts";
import { newArticle, newEpisode, unique } from "./finish-items.ts";
import { plainWords } from "./html-tree.ts";
import { addParagraphs } from "./paragraphs.ts";
import { portableHtml } from "./portable-html.ts";
import { positive, readDate, readDuration } from "./read-date.ts";
import { attributeOf, childrenOf, readChannel, textOf, type XmlElement } from "./read-xml.server.ts";

export type Channel = { siteUrl: string | null; language: Language | undefined; show: SourceShow | undefined };

const plainOrNull = (value: string | undefined) => (value ? plainWords(value) || null : null);

/** Hosts write "true", "yes" or "explicit"; null if missing. */
const readBoolean = (value: string | undefined) =>
  value === undefined ? null : /^(?:true|yes|explicit)$/i.test(value);

function categoriesOf(channel: XmlElement): string[] {
  return childrenOf(channel, "itunes:category").flatMap(({ attributes, children }) => {
    const name = attributes.text ?? "";
    const inner = children.flatMap((child) => (child.attributes.text ? [`${name} > ${child.attributes.text}`] : []));
    return inner.length > 0 ? inner : unique([name]);
  });
}

function showOf(channel: XmlElement, entry: string): SourceShow {
  const owner = channel.children.find(({ name }) => name === "itunes:owner");
  const self = channel.children.find(({ name, attributes }) => name === "atom:link" && attributes.rel === "self");
  const text = textOf(channel, "description") || textOf(channel, "itunes:summary") || "";
  return {
    kind: "show",
    place: entry,
    guid: textOf(channel, "podcast:guid") || null,
    title: plainOrNull(textOf(channel, "title")) ?? "",
    description: plainWords(text),
    categories: categoriesOf(channel),
    ownerName: owner ? plainOrNull(textOf(owner, "itunes:name")) : null,
    ownerEmail: (owner && textOf(owner, "itunes:email")) || null,
    isExplicit: readBoolean(textOf(channel, "itunes:explicit")),
    hasCover: channel.children.some(({ name }) => name === "itunes:image"),
    oldUrls: unique([self?.attributes.href, textOf(channel, "itunes:new-feed-url")]),
  };
}

const isRecording = (item: XmlElement) =>
  /^(?:audio|video)\//.test(attributeOf(item, "enclosure", "type") ?? "") ||
  /\.(?:mp3|m4a|mp4|m4v|aac|ogg|opus|wav)(?:$|\?)/i.test(attributeOf(item, "enclosure", "url") ?? "");

/** First pass, because elements of the channel can follow its items. @throws UnreadableExport */
export async function readFeedChannel(container: Container, entry: string): Promise<Channel> {
  const channel: XmlElement = { name: "channel", attributes: {}, text: "", children: [], line: 1 };
  let isPodcast = false;
  for await (const element of readChannel(container, entry)) {
    if (element.name !== "item") channel.children.push(element);
    else isPodcast ||= isRecording(element);
  }
  isPodcast ||= channel.children.some(({ name }) => name === "itunes:category" || name === "itunes:owner");
  return {
    siteUrl: textOf(channel, "link") || null,
    language: languageOfTag(textOf(channel, "language")),
    show: isPodcast ? showOf(channel, entry) : undefined,
  };
}

function htmlOf(item: XmlElement, notes: Set<string>): string {
  const texts = ["content:encoded", "description", "itunes:summary"].map((name) => textOf(item, name) ?? "");
  const html = texts.find(Boolean) ?? "";
  return portableHtml(/<(?:p|div|ul|ol|h\d|br)\b/i.test(html) ? html : addParagraphs(html), [], notes);
}

function chaptersOf(item: XmlElement): SourceEpisode["chapters"] {
  const inline = item.children.find(({ name }) => name === "psc:chapters");
  const chapters = (inline?.children ?? []).flatMap(({ name, attributes }) => {
    const start = parseDuration(attributes.start ?? "") ?? null;
    const { title = "", href: url = null, image: picture = null } = attributes;
    return name === "psc:chapter" && start !== null ? [{ start, title, url, picture }] : [];
  });
  if (chapters.length > 0) return chapters;
  const linked = item.children.find(({ name }) => name === "podcast:chapters");
  const { url, type = "application/json+chapters" } = linked?.attributes ?? {};
  return url ? { url, type } : null;
}

function soundbitesOf(item: XmlElement): SourceEpisode["soundbites"] {
  return childrenOf(item, "podcast:soundbite").flatMap(({ attributes, text }) => {
    const [start, duration] = [Number(attributes.startTime), Number(attributes.duration)];
    const isWithin = start >= 0 && start < 360_000 && duration >= 0.001 && duration < 100_000;
    return isWithin ? [{ start, duration, title: text.trim() || null }] : [];
  });
}

const peopleOf = (item: XmlElement): SourceEpisode["people"] =>
  childrenOf(item, "podcast:person").flatMap(({ attributes, text }) => {
    const { role = null, href: url = null, img: picture = null } = attributes;
    return text.trim() ? [{ name: text.trim(), role, url, picture }] : [];
  });

/** Null for a recording, to which some hosts link. */
const pageUrl = (url: string | undefined) => (url && !/\.(?:mp3|m4a|mp4|ogg|opus|wav)(?:$|\?)/i.test(url) ? url : null);

const transcriptTypes = new Map([
  ["srt", "application/x-subrip"],
  ["vtt", "text/vtt"],
  ["json", "application/json"],
]);

function episodeOf(item: XmlElement, place: string): SourceEpisode {
  const notes = new Set<string>();
  const enclosure = item.children.find(({ name }) => name === "enclosure")?.attributes ?? {};
  const ownGuid = textOf(item, "guid");
  if (!ownGuid) notes.add("It has no identifier, so the URL of its recording is used instead, as apps do.");
  const kind = textOf(item, "itunes:episodeType")?.trim().toLowerCase();
  if (attributeOf(item, "podcast:value", "type")) notes.add("Its payments to wallets were left out.");
  if (childrenOf(item, "podcast:alternateEnclosure").some(({ attributes: { type } }) => type?.startsWith("video/")))
    notes.add("Its video version was left out.");
  const isLink = attributeOf(item, "guid", "isPermaLink") !== "false" && /^https?:/.test(ownGuid ?? "");
  const guid = ownGuid || enclosure.url || textOf(item, "link") || textOf(item, "title") || place;
  const picture = attributeOf(item, "itunes:image", "href");
  const bytes = positive(enclosure.length);
  return newEpisode({
    key: guid,
    place,
    guid,
    title: plainOrNull(textOf(item, "title")) ?? plainOrNull(textOf(item, "itunes:title")) ?? "",
    html: htmlOf(item, notes),
    publishedAt: readDate(textOf(item, "pubDate")),
    enclosure: enclosure.url ? { url: enclosure.url, bytes, type: enclosure.type || "audio/mpeg" } : null,
    seconds: readDuration(textOf(item, "itunes:duration") ?? ""),
    season: positive(textOf(item, "itunes:season", "podcast:season")),
    number: positive(textOf(item, "itunes:episode", "podcast:episode")),
    chapters: chaptersOf(item),
    transcripts: childrenOf(item, "podcast:transcript").flatMap(({ attributes: { url, type } }) => {
      const extension = /\.(\w+)(?:$|\?)/.exec(url ?? "")?.[1] ?? "";
      return url ? [{ url, type: type || (transcriptTypes.get(extension) ?? "text/plain") }] : [];
    }),
    people: peopleOf(item),
    ...((kind === "trailer" || kind === "bonus") && { type: kind }),
    ...(readBoolean(textOf(item, "itunes:explicit")) && { isExplicit: true }),
    soundbites: soundbitesOf(item),
    picture: picture ? { url: picture, alt: "" } : null,
    notes: [...notes],
    oldUrls: unique([pageUrl(textOf(item, "link")), isLink ? pageUrl(ownGuid) : null]),
  });
}

function articleOf(item: XmlElement, place: string): SourceItem {
  const notes = new Set<string>();
  const link = textOf(item, "link");
  const [summary, full] = [textOf(item, "description"), textOf(item, "content:encoded")];
  const title = plainOrNull(textOf(item, "title")) ?? "";
  const [creator, author] = [textOf(item, "dc:creator"), textOf(item, "author")];
  return newArticle({
    key: textOf(item, "guid") || link || title || place,
    guid: textOf(item, "guid") || link,
    place,
    title,
    slug: link && URL.canParse(link) ? new URL(link).pathname : "",
    html: htmlOf(item, notes),
    excerpt: full && summary && summary !== full ? plainWords(summary) : "",
    publishedAt: readDate(textOf(item, "pubDate", "dc:date")),
    tags: unique(childrenOf(item, "category").map(({ text }) => plainWords(text))),
    authors: unique([plainOrNull(creator) ?? /\(([^)]+)\)/.exec(author ?? "")?.[1]]),
    notes: [...notes],
    oldUrls: unique([link]),
  });
}

/** The show, then its items; items without a recording are articles. @throws UnreadableExport */
export async function* readFeed(container: Container, entry: string, show: SourceShow | undefined) {
  if (show) yield show;
  let index = 0;
  for await (const item of readChannel(container, entry)) {
    if (item.name !== "item") continue;
    index += 1;
    const place = `${entry}, item ${index} (line ${item.line})`;
    yield isRecording(item) ? episodeOf(item, place) : articleOf(item, place);
  }
}
