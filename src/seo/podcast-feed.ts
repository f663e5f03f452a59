import { podcastOf } from "../facts/podcast.ts";
import type { Site } from "../facts/site.ts";
import { podcastCoverPath } from "./episode-paths.ts";
import { podcastFeedPath } from "./feed-paths.ts";
import { type FeedEpisode, type PodcastItem, podcastItem } from "./podcast-item.ts";
import { aboutUrl } from "./structured-data.ts";
import { type XmlElement, xmlDocument } from "./xml-document.ts";

export type PodcastFeed = {
  origin: string;
  /** Podcasting 2.0 identifier: a UUID derived from the feed's URL. */
  guid: string;
  episodes: readonly FeedEpisode[];
};

const namespaces = {
  version: "2.0",
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
  "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
};

function writeItem(site: Site, item: XmlElement, facts: PodcastItem): void {
  const field = (name: string, value: string) => item.ele(name).txt(value);
  field("title", facts.title);
  field("itunes:title", facts.title);
  field("link", facts.link);
  item.ele("guid", { isPermaLink: "false" }).txt(facts.guid);
  field("pubDate", facts.pubDate);
  field("description", facts.description);
  field("content:encoded", facts.notes);
  const { url, length, type } = facts.enclosure;
  item.ele("enclosure", { url, length: String(length), type });
  if (facts.seconds !== undefined) field("itunes:duration", String(facts.seconds));
  if (facts.number !== null) field("itunes:episode", String(facts.number));
  if (facts.season !== null) {
    field("itunes:season", String(facts.season));
    field("podcast:season", String(facts.season));
  }
  field("itunes:episodeType", facts.kind);
  field("itunes:explicit", String(facts.explicit ?? podcastOf(site).explicit));
  item.ele("itunes:image", { href: facts.image });
  if (facts.guest) {
    const page: Record<string, string> = facts.guest.href ? { href: facts.guest.href } : {};
    item.ele("podcast:person", { role: "guest", ...page }).txt(facts.guest.name);
  }
  if (facts.transcript) {
    const captions: Record<string, string> = facts.transcript.isTimed ? { rel: "captions" } : {};
    const { url: at, type: kind } = facts.transcript;
    item.ele("podcast:transcript", { url: at, type: kind, language: facts.lang ?? site.facts.language, ...captions });
  }
  for (const { start, duration, title } of facts.soundbites) {
    item.ele("podcast:soundbite", { startTime: String(start), duration: String(duration) }).txt(title);
  }
  if (facts.chapters) item.ele("podcast:chapters", { url: facts.chapters, type: "application/json+chapters" });
}

/** Subcategories of one category stay together, as Apple demands. */
function writeCategories(node: XmlElement, categories: readonly string[]): void {
  const elements = new Map<string, XmlElement>();
  for (const category of new Set(categories)) {
    const [name = "", within] = category.split(": ");
    const element = elements.get(name) ?? node.ele("itunes:category", { text: name });
    elements.set(name, element);
    if (within) element.ele("itunes:category", { text: within });
  }
}

/** RSS with Apple's tags and those of PSP-1. */
export function podcastFeed(site: Site, { origin, guid, episodes }: PodcastFeed): string {
  const cover = origin + podcastCoverPath;
  const email = podcastOf(site).email || site.facts.email;
  return xmlDocument("rss", namespaces, (root) => {
    const node = root.ele("channel");
    const text = (name: string, value: string) => node.ele(name).txt(value);
    text("title", site.facts.podcastName);
    text("link", `${origin}/podcast`);
    text("description", podcastOf(site).description);
    text("language", site.facts.language);
    text("copyright", site.facts.name);
    const newest = Math.max(...episodes.map(({ episode }) => Date.parse(episode.createdAt)));
    const changed = Math.max(newest, ...episodes.map(({ episode }) => Date.parse(episode.updatedAt)));
    if (episodes.length > 0) {
      text("pubDate", new Date(newest).toUTCString());
      text("lastBuildDate", new Date(changed).toUTCString());
    }
    node.ele("atom:link", { href: origin + podcastFeedPath, rel: "self", type: "application/rss+xml" });
    const image = node.ele("image");
    image.ele("url").txt(cover);
    image.ele("title").txt(site.facts.podcastName);
    image.ele("link").txt(`${origin}/podcast`);
    text("itunes:author", site.facts.name);
    text("itunes:type", "episodic");
    text("itunes:explicit", String(podcastOf(site).explicit));
    node.ele("itunes:image", { href: cover });
    writeCategories(node, podcastOf(site).categories);
    const owner = node.ele("itunes:owner");
    owner.ele("itunes:name").txt(podcastOf(site).owner || site.facts.name);
    owner.ele("itunes:email").txt(email);
    text("podcast:guid", guid);
    text("podcast:medium", "podcast");
    node.ele("podcast:locked", { owner: email }).txt(podcastOf(site).locked ? "yes" : "no");
    const { url: href } = aboutUrl(site, origin);
    node.ele("podcast:person", { role: "host", ...(href && { href }) }).txt(site.facts.name);
    for (const episode of episodes) writeItem(site, node.ele("item"), podcastItem(site, origin, episode));
  });
}
