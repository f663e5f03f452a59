import { defaultClientLogos } from "../../../src/facts/client-logos.ts";
import { defaultFacts } from "../../../src/facts/site-facts.ts";
import { defaultTestimonials } from "../../../src/facts/testimonials.ts";
import type { SettingRow } from "../../../src/features/settings/setting.ts";
import { defaultSettings } from "../../../src/features/settings/setting-facts.ts";

/** The settings of an owner other than the sample's. */
export const anotherOwner = {
  you: {
    ...defaultSettings.you,
    portrait: "/media/uploads/0123456789abcdef01234567/anna-1000x1000.jpg",
    portraitAlt: "Anna at her desk",
    name: "Anna Ostermann",
    brand: "Ostermann Nord",
    tagline: "Procedures that people follow",
    role: "Adviser for working knowledge",
    email: "anna@ostermann.example",
    phone: "+43 1 2345678",
    street: "Lindengasse 7",
    postalCode: "1070",
    city: "Wien",
    country: "Austria",
    countryCode: "AT",
    vatId: "ATU12345678",
    openDays: "Mon-Thu",
    opens: "08:30",
    closes: "16:00",
  },
  names: {
    podcastName: "The Night Desk",
    newsletterName: "Monday Notes",
    productName: "Lotse",
    ebookTitle: "Working Knowledge",
    healthcareName: "Clinics",
    logisticsName: "Freight",
    financialName: "Banking",
    manufacturingName: "Workshops",
  },
  links: {
    plannedProfile: "",
    profiles: [{ name: "Mastodon", url: "https://social.example/@anna" }],
    platforms: defaultFacts.podcastPlatforms.map(({ key }) => ({
      key,
      url: key === "apple" ? "https://podcasts.apple.com/podcast/night-desk" : "",
    })),
  },
  logos: { clients: [{ name: "Donau Spital", image: "/media/uploads/k/donau.png" }] },
  claims: {
    ...defaultSettings.claims,
    figures: (defaultSettings.claims.figures as SettingRow[]).map((row) =>
      row.key === "costCut" ? { ...row, value: "17", source: "Survey of 2026" } : row,
    ),
  },
  testimonials: {
    product: [{ label: "Client", text: "It answers at night.", name: "Eva Kern", role: "Donau Spital" }],
    newsletter: [],
    ebook: [],
  },
  colours: { accent: "#5b2a86", accentDark: "" },
  notices: {
    email: "notices@ostermann.example",
    zone: "Europe/Vienna",
    newsletterDay: "Tuesday",
    newsletterTime: "07:30",
  },
};

/** Words that occur in the defaults only. */
export const defaults = [
  defaultFacts.name,
  defaultFacts.email,
  defaultFacts.phone.text,
  defaultFacts.phone.href,
  defaultFacts.address.street,
  defaultFacts.address.postalCode,
  "Frankfurt",
  defaultFacts.tagline,
  defaultFacts.role,
  defaultFacts.vatId,
  defaultFacts.podcastName,
  defaultFacts.newsletterName,
  defaultFacts.productName,
  defaultFacts.ebookTitle,
  ...defaultFacts.socialProfiles.map(({ url }) => url),
  ...defaultFacts.podcastPlatforms.map(({ url }) => url),
  "Mon-Fri",
  "up to 30%",
  ...defaultClientLogos.map(({ name }) => name),
  ...Object.values(defaultTestimonials).flatMap((quotes) => quotes.map(({ name }) => name)),
];

/** Digits within a longer number, such as a timestamp, aren't a postcode. */
export const hasWords = (page: string, text: string) =>
  /^\d+$/.test(text) ? new RegExp(`(?<!\\w)${text}(?!\\w)`).test(page) : page.includes(text);
