import { type Episode, listItems } from "../features/episodes/episode.ts";
import type { EpisodeAudio } from "../features/episodes/episode-audio.server.ts";
import { guestSlug } from "../features/guests/guest.ts";
import { truncate } from "../lib/truncate.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { episodeCoverPath, episodePath, guestPath } from "./episode-data.ts";

/** An episode that can be heard. */
export type FeedEpisode = { episode: Episode; recording: Omit<EpisodeAudio, "file"> };

/** A part of the notes that apps show below an episode; texts are plain. */
export type NotesPart =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; title: string; items: string[]; ordered: boolean }
  | { kind: "link"; url: string };

/** What the feed says of an episode; URLs are absolute. */
export type PodcastItem = {
  title: string;
  link: string;
  guid: string;
  /** As RSS writes it. */
  pubDate: string;
  description: string;
  notes: NotesPart[];
  /** `length` is in bytes, 0 where it is not known. */
  enclosure: { url: string; length: number; type: string };
  /** Whole seconds of the recording, where they are known. */
  seconds: number | undefined;
  /** Null for an episode without a number; apps reject 0. */
  number: number | null;
  image: string;
  guest: { name: string; href: string | undefined } | null;
  transcript: { url: string; type: "text/vtt" | "text/plain"; isTimed: boolean } | null;
  chapters: string | null;
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
function notesOf(episode: Episode, url: string): NotesPart[] {
  const list = (title: string, text: string, ordered: boolean): NotesPart[] => {
    const items = listItems(text);
    return items.length > 0 ? [{ kind: "list", title, items, ordered }] : [];
  };
  return [
    { kind: "paragraph", text: episode.summary },
    ...list("Key Takeaways", episode.keyTakeaways, false),
    ...list("Action Items", episode.actionItems, true),
    ...list("About the Guest", episode.aboutGuest, false),
    { kind: "link", url },
  ];
}

function guestOf(name: string, origin: string): PodcastItem["guest"] {
  if (!name) return null;
  const slug = guestSlug(name);
  return { name, href: slug ? origin + guestPath(slug) : undefined };
}

function transcriptOf(path: string | undefined, origin: string): PodcastItem["transcript"] {
  if (!path) return null;
  const isTimed = !path.endsWith(".txt");
  return { url: origin + path, type: isTimed ? "text/vtt" : "text/plain", isTimed };
}

/** What the feed says of an episode: the feed is written from it, and the owner sees it before it is published. */
export function podcastItem(origin: string, { episode, recording }: FeedEpisode): PodcastItem {
  const link = origin + episodePath(episode.id);
  const title = truncate(episode.title.trim(), titleLength - 1);
  const { path, bytes, mediaType, seconds, transcriptPath, chaptersPath } = recording;
  return {
    title,
    link,
    guid: episodeGuid(episode.id),
    pubDate: new Date(episode.createdAt).toUTCString(),
    // Players show nothing at all of an episode whose description is empty.
    description: withinBytes(episode.summary.trim() || title, descriptionBytes),
    notes: notesOf(episode, link),
    // 0 is what feeds say where a length is not known.
    enclosure: { url: absoluteUrl(origin, path) ?? path, length: bytes ?? 0, type: mediaType },
    seconds,
    number: episode.number || null,
    image: origin + episodeCoverPath(episode.id),
    guest: guestOf(episode.guestName, origin),
    transcript: transcriptOf(transcriptPath, origin),
    chapters: chaptersPath ? origin + chaptersPath : null,
  };
}
