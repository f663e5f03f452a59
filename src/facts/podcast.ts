import { changeable } from "./site.ts";

/** The show as directories list it; its title is `site.facts.podcastName`. */
export type PodcastFacts = {
  /** Plain text. */
  description: string;
  /** From Apple's list, such as "Business: Management"; the first counts most. */
  categories: readonly string[];
  explicit: boolean;
  /** Other hosts may not import the feed. */
  locked: boolean;
  /** Empty: the name of the site's owner. */
  owner: string;
  /** Empty: the owner's. */
  email: string;
  /** From a former host, a UUID. Empty: derived from the feed’s URL. */
  guid: string;
};

export const defaultPodcast: PodcastFacts = {
  description:
    "Unhurried conversations with people who run hospitals, fleets and banks: what they know, how they know it, and how it stays when they leave.",
  categories: ["Business: Management"],
  explicit: false,
  locked: true,
  owner: "",
  email: "",
  guid: "",
};

export const podcastOf = changeable("podcast", defaultPodcast);
