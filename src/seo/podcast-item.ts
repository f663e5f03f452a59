import { copyOf } from "../facts/page-texts.ts";
import type { Site } from "../facts/site.ts";
import { openToggles } from "../features/content-drafts/open-toggles.ts";
import type { Episode } from "../features/episodes/episode.ts";
import type { EpisodeAudio } from "../features/episodes/episode-audio.server.ts";
import type { EpisodeKind } from "../features/episodes/episode-kind.ts";
import { noteTitles } from "../features/episodes/note-titles-copy.ts";
import { linkedText, noteHtml, noteParts } from "../features/episodes/show-notes.ts";
import { readSoundbites, type Soundbite } from "../features/episodes/soundbites.ts";
import { guestSlug } from "../features/guests/guest.ts";
import { truncate } from "../lib/truncate.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { episodeCoverPath, episodePath, guestPath } from "./episode-paths.ts";
import { absoluteLinks } from "./feed.ts";

export type FeedEpisode = {
  episode: Episode;
  recording: Omit<EpisodeAudio, "file">;
  /** The former host's identifier, which apps know the episode by. */
  guid?: string;
};

/** URLs are absolute. */
export type PodcastItem = {
  title: string;
  link: string;
  guid: string;
  /** In RSS date format. */
  pubDate: string;
  description: string;
  /** HTML with absolute URLs. */
  notes: string;
  /** `length` in bytes, 0 when unknown. */
  enclosure: { url: string; length: number; type: string };
  /** Whole seconds, if known. */
  seconds: number | undefined;
  /** Null when unnumbered; apps reject 0. */
  number: number | null;
  season: number | null;
  kind: EpisodeKind;
  /** Undefined where the show's own setting counts. */
  explicit: boolean | undefined;
  /** Undefined where the show's counts. */
  lang: string | undefined;
  soundbites: Soundbite[];
  image: string;
  guest: { name: string; href: string | undefined } | null;
  transcript: { url: string; type: "text/vtt" | "text/plain"; isTimed: boolean } | null;
  chapters: string | null;
};

/** Limits of players: characters for titles, bytes for descriptions (PSP-1). */
const titleLength = 255;
const descriptionBytes = 4000;

/** Truncates to UTF-8 bytes at a whole character. */
function withinBytes(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxBytes) return text;
  const truncated = new TextDecoder().decode(bytes.subarray(0, maxBytes - 3)).replace(/\uFFFD$/, "");
  return `${truncated.trimEnd()}…`;
}

/** Never changes, even when title, URL or domain do. */
const episodeGuid = (id: number) => `episode-${id}`;

/** About the guest comes last: listeners know who speaks. */
const feedOrder = noteParts.toSorted((a, b) => Number(a.field === "aboutGuest") - Number(b.field === "aboutGuest"));

function notesOf(site: Site, episode: Episode, url: string): string {
  const titles = copyOf(site, noteTitles);
  const parts = feedOrder.map((part) => {
    const html = noteHtml(part, episode.richNotes?.[part.column] ?? episode[part.field]);
    return html && `<p>${titles[part.field]}</p>${openToggles(html)}`;
  });
  return absoluteLinks(`<p>${linkedText(episode.summary)}</p>${parts.join("")}<p>${linkedText(url)}</p>`, url);
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

/** Used by the RSS writer and the owner's preview. */
export function podcastItem(site: Site, origin: string, { episode, recording, guid }: FeedEpisode): PodcastItem {
  const link = origin + episodePath(episode.id);
  const title = truncate(episode.title.trim(), titleLength - 1);
  const { path, bytes, mediaType, seconds, transcriptPath, chaptersPath } = recording;
  return {
    title,
    link,
    guid: guid ?? episodeGuid(episode.id),
    pubDate: new Date(episode.createdAt).toUTCString(),
    // Players drop episodes with an empty description.
    description: withinBytes(episode.summary.trim() || title, descriptionBytes),
    notes: notesOf(site, episode, link),
    // 0 means an unknown length.
    enclosure: { url: absoluteUrl(origin, path) ?? path, length: bytes ?? 0, type: mediaType },
    seconds,
    number: episode.number || null,
    season: episode.season ?? null,
    kind: episode.kind ?? "full",
    explicit: episode.explicit,
    lang: episode.lang,
    soundbites: readSoundbites(episode.soundbites ?? ""),
    image: origin + episodeCoverPath(episode.id),
    guest: guestOf(episode.guestName, origin),
    transcript: transcriptOf(transcriptPath, origin),
    chapters: chaptersPath ? origin + chaptersPath : null,
  };
}
