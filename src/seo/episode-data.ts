import type { Person, PodcastEpisode, PodcastSeries } from "schema-dts";
import { podcastOf } from "../facts/podcast.ts";
import type { Site } from "../facts/site.ts";
import type { EpisodeSummary } from "../features/episodes/episode.ts";
import { listItems } from "../features/episodes/list-items.ts";
import { type Guest, guestSlug } from "../features/guests/guest.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { cardPath } from "./card-path.ts";
import { episodePath, guestPath, podcastCoverPath } from "./episode-paths.ts";
import { podcastFeedPath } from "./feed-paths.ts";
import { entityIds } from "./structured-data.ts";

/** The episode's own player URL, else /podcasts/{id}.mp3 (spec, "Page metadata"). */
export function episodeAudioUrl(
  origin: string,
  { id, audioPlayer }: Pick<EpisodeSummary, "id" | "audioPlayer">,
): string {
  return (audioPlayer && absoluteUrl(origin, audioPlayer)) || `${origin}/podcasts/${id}.mp3`;
}

function guestReference(origin: string, guestName: string): Person {
  const slug = guestSlug(guestName);
  const page = origin + guestPath(slug);
  return { "@type": "Person", name: guestName, ...(slug ? { "@id": `${page}#person`, url: page } : {}) };
}

export function guestData(origin: string, guest: Guest): Person {
  const page = origin + guestPath(guest.slug);
  return {
    "@type": "Person",
    "@id": `${page}#person`,
    name: guest.name,
    url: page,
    ...(guest.about ? { description: listItems(guest.about).join(" ") } : {}),
    subjectOf: guest.episodes.map(({ id, title, createdAt }) => ({
      "@type": "PodcastEpisode" as const,
      "@id": `${origin}${episodePath(id)}#episode`,
      name: title,
      url: origin + episodePath(id),
      datePublished: createdAt,
    })),
  };
}

export function podcastSeriesData(site: Site, origin: string): PodcastSeries {
  const { person, organisation, series } = entityIds(origin);
  return {
    "@type": "PodcastSeries",
    "@id": series,
    name: site.facts.podcastName,
    description: podcastOf(site).description,
    genre: [...podcastOf(site).categories],
    isFamilyFriendly: !podcastOf(site).explicit,
    url: `${origin}/podcast`,
    webFeed: origin + podcastFeedPath,
    image: origin + podcastCoverPath,
    inLanguage: site.facts.language,
    author: { "@type": "Person", "@id": person, name: site.facts.name },
    publisher: { "@type": "ProfessionalService", "@id": organisation, name: site.facts.name },
    sameAs: site.facts.podcastPlatforms.map(({ url }) => url),
  };
}

/** ISO 8601; falls back to the specification's value ("Page metadata"). */
export function isoDuration(seconds: number | undefined): string {
  if (seconds === undefined) return "PT45M";
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `PT${parts.map((part, index) => (part > 0 ? `${part}${"HMS"[index]}` : "")).join("") || "0S"}`;
}

export function podcastEpisodeData(site: Site, origin: string, episode: EpisodeSummary): PodcastEpisode {
  const path = episodePath(episode.id);
  const picture = episode.banner ? absoluteUrl(origin, episode.banner) : undefined;
  return {
    "@type": "PodcastEpisode",
    "@id": `${origin}${path}#episode`,
    name: episode.title,
    description: episode.summary,
    url: origin + path,
    image: [...(picture ? [picture] : []), origin + cardPath(path)],
    datePublished: episode.createdAt,
    duration: isoDuration(episode.seconds),
    inLanguage: episode.lang ?? site.facts.language,
    ...(episode.number === null ? {} : { episodeNumber: episode.number }),
    ...(episode.keywords ? { keywords: episode.keywords } : {}),
    ...(episode.guestName ? { contributor: guestReference(origin, episode.guestName) } : {}),
    associatedMedia: {
      "@type": "AudioObject",
      contentUrl: episodeAudioUrl(origin, episode),
      duration: isoDuration(episode.seconds),
    },
    partOfSeries: {
      "@type": "PodcastSeries",
      "@id": entityIds(origin).series,
      name: site.facts.podcastName,
      url: `${origin}/podcast`,
    },
  };
}
