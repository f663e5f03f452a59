import { siteFacts } from "../facts/site-facts.ts";
import { type Episode, listItems } from "../features/episodes/episode.ts";
import type { EpisodeAudio } from "../features/episodes/episode-audio.server.ts";
import { guestSlug } from "../features/guests/guest.ts";
import { escapeHtml } from "../lib/html-entities.ts";
import { truncate } from "../lib/truncate.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { episodeCoverPath, episodePath, guestPath, podcastCoverPath, podcastFeedPath } from "./episode-data.ts";
import { xmlDocument } from "./xml-document.ts";

/** An episode that can be heard. */
export type FeedEpisode = { episode: Episode; recording: Omit<EpisodeAudio, "file"> };

export type PodcastFeed = {
  origin: string;
  description: string;
  /** The show's identifier of Podcasting 2.0: a UUID made from the feed's URL. */
  guid: string;
  /** Newest first. */
  episodes: readonly FeedEpisode[];
};

const namespaces = {
  version: "2.0",
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
  "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
};

/** Longest title and description of players: characters and bytes (PSP-1). */
const titleLength = 255;
const descriptionBytes = 4000;

/** A text of at most so many bytes in UTF-8, cut at a whole character. */
function withinBytes(text: string, most: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= most) return text;
  const whole = new TextDecoder().decode(bytes.subarray(0, most - 3)).replace(/\uFFFD$/, "");
  return `${whole.trimEnd()}…`;
}

/** An identifier that never changes, even when title, URL or domain do. */
const episodeGuid = (id: number) => `episode-${id}`;

/** What players show below an episode: summary, guest and takeaways, with the way to its page. */
function showNotes(episode: Episode, page: string): string {
  const list = (title: string, text: string, name: "ul" | "ol") => {
    const items = listItems(text).map((item) => `<li>${escapeHtml(item)}</li>`);
    return items.length > 0 ? [`<p>${title}</p>`, `<${name}>${items.join("")}</${name}>`] : [];
  };
  return [
    `<p>${escapeHtml(episode.summary)}</p>`,
    ...list("Key Takeaways", episode.keyTakeaways, "ul"),
    ...list("Action Items", episode.actionItems, "ol"),
    ...list("About the Guest", episode.aboutGuest, "ul"),
    `<p><a href="${escapeHtml(page)}">${escapeHtml(page)}</a></p>`,
  ].join("");
}

/** The show as RSS with the tags of Apple and of the podcast standards project (PSP-1). */
export function podcastFeed({ origin, description, guid, episodes }: PodcastFeed): string {
  const cover = origin + podcastCoverPath;
  return xmlDocument("rss", namespaces, (root) => {
    const node = root.ele("channel");
    const text = (name: string, value: string) => node.ele(name).txt(value);
    text("title", siteFacts.podcastName);
    text("link", `${origin}/podcast`);
    text("description", description);
    text("language", "en");
    text("copyright", siteFacts.name);
    const newest = Math.max(...episodes.map(({ episode }) => Date.parse(episode.createdAt)));
    const changed = Math.max(newest, ...episodes.map(({ episode }) => Date.parse(episode.updatedAt)));
    if (episodes.length > 0) {
      text("pubDate", new Date(newest).toUTCString());
      text("lastBuildDate", new Date(changed).toUTCString());
    }
    node.ele("atom:link", { href: origin + podcastFeedPath, rel: "self", type: "application/rss+xml" });
    const image = node.ele("image");
    image.ele("url").txt(cover);
    image.ele("title").txt(siteFacts.podcastName);
    image.ele("link").txt(`${origin}/podcast`);
    text("itunes:author", siteFacts.name);
    text("itunes:type", "episodic");
    text("itunes:explicit", "false");
    node.ele("itunes:image", { href: cover });
    node.ele("itunes:category", { text: "Business" }).ele("itunes:category", { text: "Management" });
    const owner = node.ele("itunes:owner");
    owner.ele("itunes:name").txt(siteFacts.name);
    owner.ele("itunes:email").txt(siteFacts.email);
    text("podcast:guid", guid);
    text("podcast:medium", "podcast");
    node.ele("podcast:locked", { owner: siteFacts.email }).txt("yes");
    node.ele("podcast:person", { role: "host", href: `${origin}/about` }).txt(siteFacts.name);
    for (const { episode, recording } of episodes) {
      const page = origin + episodePath(episode.id);
      const item = node.ele("item");
      const field = (name: string, value: string) => item.ele(name).txt(value);
      const title = truncate(episode.title.trim(), titleLength - 1);
      field("title", title);
      field("itunes:title", title);
      field("link", page);
      item.ele("guid", { isPermaLink: "false" }).txt(episodeGuid(episode.id));
      field("pubDate", new Date(episode.createdAt).toUTCString());
      // Players show nothing at all of an episode whose description is empty.
      field("description", withinBytes(episode.summary.trim() || title, descriptionBytes));
      field("content:encoded", showNotes(episode, page));
      const { path, bytes, mediaType, seconds, transcriptPath, chaptersPath } = recording;
      // 0 is what feeds say where a length is not known.
      item.ele("enclosure", { url: absoluteUrl(origin, path) ?? path, length: String(bytes ?? 0), type: mediaType });
      if (seconds !== undefined) field("itunes:duration", String(seconds));
      // Players reject an episode numbered 0.
      if (episode.number) field("itunes:episode", String(episode.number));
      field("itunes:episodeType", "full");
      field("itunes:explicit", "false");
      item.ele("itunes:image", { href: origin + episodeCoverPath(episode.id) });
      if (episode.guestName) {
        const slug = guestSlug(episode.guestName);
        const page: Record<string, string> = slug ? { href: origin + guestPath(slug) } : {};
        item.ele("podcast:person", { role: "guest", ...page }).txt(episode.guestName);
      }
      if (transcriptPath) {
        const transcript = { url: origin + transcriptPath, type: "text/vtt", language: "en", rel: "captions" };
        item.ele("podcast:transcript", transcript);
      }
      if (chaptersPath) {
        item.ele("podcast:chapters", { url: origin + chaptersPath, type: "application/json+chapters" });
      }
    }
  });
}
