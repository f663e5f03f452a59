import type { Language } from "../lib/language.ts";

/** Default facts about the owner: all invented, including phone number and domains. Edited in the admin area. */
export type SiteFacts = {
  name: string;
  brand: string;
  tagline: string;
  role: string;
  address: PostalAddress;
  phone: PhoneNumber;
  email: string;
  businessHours: readonly BusinessHours[];
  socialProfiles: readonly ExternalProfile[];
  /** Announced but not created: the footer's placeholder link. */
  plannedProfile: string;
  podcastPlatforms: readonly PodcastPlatform[];
  podcastName: string;
  newsletterName: string;
  /** English weekday and 24-hour time in the owner's zone. */
  newsletterDay: string;
  newsletterTime: string;
  /** Number of the first issue, such as "1". */
  newsletterFirstNumber: string;
  productName: string;
  ebookTitle: string;
  healthcareName: string;
  logisticsName: string;
  financialName: string;
  manufacturingName: string;
  /** For the Impressum (Section 5 DDG). */
  vatId: string;
  language: Language;
  /** IANA zone of the owner's calendar. */
  timeZone: string;
  /** Default: a drawing. */
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
  text: string;
  href: string;
};

export type BusinessHours = {
  days: string;
  hours: string;
  weekdays: readonly string[];
  /** 24-hour local time; absent when closed. */
  opens?: string;
  closes?: string;
};

export type ExternalProfile = { name: string; url: string };

export type PodcastPlatform = { key: "apple" | "spotify" | "youtube" | "amazon"; name: string; url: string };

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
  newsletterFirstNumber: "1",
  productName: "askSOPia.ai",
  ebookTitle: "AI Knowledge Agents in Practice",
  healthcareName: "Healthcare",
  logisticsName: "Logistics",
  financialName: "Financial Services",
  manufacturingName: "Manufacturing",
  vatId: "DE000000000",
  language: "en",
  timeZone: "Europe/Berlin",
};

/** The title of the healthcare guide's PDF (`downloads/healthcare-guide.md`). */
export const guideTitle = "One SOP, spoken, checked, read out";

/** Byline of the sample articles. */
export const sampleAuthor = "Sample author";

/** The default name stands for the author of the samples. */
export const writtenBy = (author: string): string => (author === defaultFacts.name ? sampleAuthor : author);
