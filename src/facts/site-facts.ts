import { live } from "./stored-facts.ts";

/**
 * Everything the site says about its owner, in one place. All shipped values are samples: an invented person at an
 * invented address, with a phone number and domains that no one owns. The owner replaces them in the admin area.
 */
export type SiteFacts = {
  /** The owner, as signed under emails and in page titles. */
  name: string;
  /** The word beside the compass in the header. */
  brand: string;
  tagline: string;
  role: string;
  address: PostalAddress;
  phone: PhoneNumber;
  email: string;
  businessHours: readonly BusinessHours[];
  /** Profiles elsewhere; they open the other site. */
  socialProfiles: readonly ExternalProfile[];
  /** A profile that is announced but does not exist yet: the footer's placeholder link. */
  plannedProfile: string;
  podcastPlatforms: readonly PodcastPlatform[];
  podcastName: string;
  /** The show's identifier in its feed, if it has had one elsewhere; otherwise one follows from the feed's URL. */
  podcastGuid?: string;
  newsletterName: string;
  /** When an issue usually goes out: a weekday in English, and a 24-hour time in the owner's zone. */
  newsletterDay: string;
  newsletterTime: string;
  productName: string;
  ebookTitle: string;
  /** For the Impressum (Section 5 DDG). */
  vatId: string;
  /** The IANA zone of the owner's calendar, which dates are written in. */
  timeZone: string;
  /** The owner's picture from the media library; without one a drawing is shown. */
  portrait?: { src: string; alt: string };
};

export type PostalAddress = {
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
};

export type PhoneNumber = {
  /** As printed. */
  text: string;
  /** As dialled, for `tel:` links. */
  href: string;
};

export type BusinessHours = {
  days: string;
  hours: string;
  /** Weekdays as schema.org names them. */
  weekdays: readonly string[];
  /** 24-hour local times, absent when closed. */
  opens?: string;
  closes?: string;
};

export type ExternalProfile = { name: string; url: string };

export type PodcastPlatform = { key: "apple" | "spotify" | "youtube" | "amazon"; name: string; url: string };

/** What the site says until its owner says otherwise. */
export const defaultFacts: SiteFacts = {
  name: "Your Name",
  brand: "Your Name",
  tagline: "Navigating AI Knowledge Management Together",
  role: "Independent consultant for AI knowledge management",
  address: {
    street: "Musterstrasse 1",
    postalCode: "60311",
    city: "Frankfurt am Main",
    country: "Germany",
    countryCode: "DE",
  },
  phone: { text: "+49 69 0000000", href: "tel:+49690000000" },
  email: "hello@example.com",
  businessHours: [
    {
      days: "Mon-Fri",
      hours: "9:00 AM-6:00 PM CET",
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    { days: "Sat-Sun", hours: "closed", weekdays: ["Saturday", "Sunday"] },
  ],
  socialProfiles: [
    { name: "LinkedIn", url: "https://www.linkedin.com/in/your-name" },
    { name: "YouTube", url: "https://www.youtube.com/@your-name" },
  ],
  plannedProfile: "X",
  podcastPlatforms: [
    { key: "apple", name: "Apple Podcasts", url: "https://podcasts.apple.com/podcast/your-show" },
    { key: "spotify", name: "Spotify", url: "https://open.spotify.com/show/your-show" },
    { key: "youtube", name: "YouTube", url: "https://www.youtube.com/@your-show" },
    { key: "amazon", name: "Amazon Music", url: "https://music.amazon.com/podcasts/your-show" },
  ],
  podcastName: "The High-Performance CEO Show",
  newsletterName: "The Sunday Review",
  newsletterDay: "Sunday",
  newsletterTime: "08:00",
  productName: "askSOPia.ai",
  ebookTitle: "AI Knowledge Agents in Practice",
  vatId: "DE000000000",
  timeZone: "Europe/Berlin",
};

/** The facts as they are now: read them where they are used, never while a module loads. */
export const siteFacts: SiteFacts = live("site", defaultFacts);

/** What a booklet is called: the sample eBook has the title that the owner has given it. */
export const bookletTitle = (title: string): string =>
  title === defaultFacts.ebookTitle ? siteFacts.ebookTitle : title;

/** Whose name to print as an author's: sample content was written by the owner, whatever the owner is called by now. */
export const authorName = (author: string): string => (author === defaultFacts.name ? siteFacts.name : author);
