import type { PodcastEpisode, PodcastSeries } from "schema-dts";
import type { EpisodeSummary } from "../data/episode.ts";
import { siteFacts } from "../site/site-facts.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { cardPath } from "./card-path.ts";
import { thingId } from "./structured-data.ts";

/** Where the show's feed is. */
export const podcastFeedPath = "/podcast/feed.xml";

/** Where the show's cover is, 3000 pixels square. */
export const podcastCoverPath = "/podcast/cover.png";

/** Root-relative address of an episode. */
export const episodePath = (id: number) => `/episode/${id}`;

/** Where an episode can be heard: its own player's address, else /podcasts/{id}.mp3 (specification, "Page metadata"). */
export function episodeAudioUrl(
  origin: string,
  { id, audioPlayer }: Pick<EpisodeSummary, "id" | "audioPlayer">,
): string {
  return (audioPlayer && absoluteUrl(origin, audioPlayer)) || `${origin}/podcasts/${id}.mp3`;
}

/** The show. */
export function podcastSeriesData(origin: string, description: string): PodcastSeries {
  const { person, organisation, series } = thingId(origin);
  return {
    "@type": "PodcastSeries",
    "@id": series,
    name: siteFacts.podcastName,
    description,
    url: `${origin}/podcast`,
    webFeed: origin + podcastFeedPath,
    image: origin + podcastCoverPath,
    inLanguage: "en",
    author: { "@type": "Person", "@id": person, name: siteFacts.name },
    publisher: { "@type": "ProfessionalService", "@id": organisation, name: siteFacts.name },
    sameAs: siteFacts.podcastPlatforms.map(({ url }) => url),
  };
}

/** An episode; its duration is the one the specification fixes ("Page metadata"). */
export function podcastEpisodeData(origin: string, episode: EpisodeSummary): PodcastEpisode {
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
    duration: "PT45M",
    inLanguage: "en",
    ...(episode.number === null ? {} : { episodeNumber: episode.number }),
    ...(episode.keywords ? { keywords: episode.keywords } : {}),
    ...(episode.guestName ? { contributor: { "@type": "Person", name: episode.guestName } } : {}),
    associatedMedia: { "@type": "AudioObject", contentUrl: episodeAudioUrl(origin, episode), duration: "PT45M" },
    partOfSeries: {
      "@type": "PodcastSeries",
      "@id": thingId(origin).series,
      name: siteFacts.podcastName,
      url: `${origin}/podcast`,
    },
  };
}
