import { defaultAssurances, defaultClaims, defaultPlainClaims } from "../../facts/claims.ts";
import { defaultFacts } from "../../facts/site-facts.ts";
import type { TestimonialSlot } from "../../facts/testimonials.ts";
import { languages } from "../../lib/language.ts";
import { weekdays } from "../../lib/time/weekdays.ts";
import { pictureProblem } from "../texts/text-input.ts";
import { downloads, podcast, replies, yesOrNo } from "./content-groups.ts";
import { accentProblem } from "./look/accent.ts";
import { fontPairs } from "./look/font-pairs.ts";
import { logoProblem } from "./look/logo.ts";
import { menuSetting } from "./menu-setting.ts";
import { openDays } from "./opening-hours.ts";
import { urls } from "./page-urls.ts";
import type { SettingGroup, SettingList } from "./setting.ts";
import {
  checkCountryCode,
  checkEmail,
  checkFigure,
  checkPhone,
  checkTime,
  checkUrl,
  checkVatId,
  checkZone,
} from "./setting-checks.ts";

const logos: SettingGroup = {
  title: "Client logos",
  note: "On the home page, the first nine, and on About. Add only clients who agreed. The names that come with the site are invented and say so.",
  fields: [],
  lists: [
    {
      name: "clients",
      label: "Clients",
      one: "client",
      max: 60,
      fields: [
        { name: "name", label: "Client", maxLength: 80 },
        {
          name: "image",
          label: "Logo",
          help: "A PNG with a transparent background.",
          kind: "picture",
          maxLength: 300,
          check: pictureProblem,
        },
      ],
    },
  ],
};

const claims: SettingGroup = {
  title: "Claims",
  note: "Every figure on the site, with what it counts and where it comes from. Change one here, and it changes wherever it is used. Sources appear on the company page.",
  fields: [],
  lists: [
    {
      name: "figures",
      label: "Figures",
      one: "figure",
      fixed: true,
      rowLabels: Object.fromEntries(Object.entries(defaultClaims).map(([key, { wording }]) => [key, wording])),
      fields: [
        {
          name: "value",
          label: "Figure",
          help: "A number or a range, such as 30 or 2-4. If empty: no page says it.",
          optional: true,
          maxLength: 20,
          check: checkFigure,
        },
        { name: "label", label: "What it counts", maxLength: 80 },
        { name: "source", label: "Source", optional: true, maxLength: 300 },
        { name: "url", label: "Link to the source", kind: "url", optional: true, maxLength: 300, check: checkUrl },
      ],
    },
    {
      name: "statements",
      label: "What you promise",
      one: "promise",
      fixed: true,
      rowLabels: { ...defaultAssurances, ...defaultPlainClaims },
      fields: [
        {
          name: "text",
          label: "Promise",
          help: "If empty: no page says it. Once the site is open, unchanged samples are left out.",
          optional: true,
          maxLength: 80,
        },
      ],
    },
  ],
};

const quotes = (name: TestimonialSlot, label: string): SettingList => ({
  name,
  label,
  one: "testimonial",
  max: 12,
  fields: [
    {
      name: "label",
      label: "Where it comes from",
      help: "Shown above it, such as “Client” or “Sample”.",
      maxLength: 40,
    },
    { name: "text", label: "What they said", kind: "lines", maxLength: 600 },
    { name: "name", label: "Their name", maxLength: 80 },
    { name: "role", label: "Their role", maxLength: 120 },
  ],
});

const testimonials: SettingGroup = {
  title: "Testimonials",
  note: "Those that come with the site are invented and marked as samples. Quote only people who agreed to it. Without any, the section is left out.",
  fields: [],
  lists: [
    quotes("product", "About the product"),
    quotes("newsletter", "About the newsletter"),
    quotes("ebook", "About the eBook"),
  ],
};

const you: SettingGroup = {
  title: "Profile",
  note: "Shown in the header, the footer, on About, under articles and in every email.",
  fields: [
    {
      name: "portrait",
      label: "Portrait",
      help: "A square, at least 960 pixels wide; crop it here. Until then a drawing is shown.",
      kind: "picture",
      isSquare: true,
      optional: true,
      check: pictureProblem,
    },
    {
      name: "portraitAlt",
      label: "Alternative text of the portrait",
      help: "For people who cannot see it.",
      optional: true,
    },
    { name: "name", label: "Name", autoComplete: "name", maxLength: 80 },
    { name: "brand", label: "Brand", help: "Beside the compass or a square logo in the header.", maxLength: 40 },
    { name: "tagline", label: "Tagline", maxLength: 120 },
    { name: "role", label: "Role", help: "Follows your name, on pages and in search results." },
    { name: "email", label: "Email", kind: "email", autoComplete: "email", check: checkEmail },
    { name: "phone", label: "Phone", kind: "tel", autoComplete: "tel", check: checkPhone },
    { name: "street", label: "Street", autoComplete: "street-address" },
    { name: "postalCode", label: "Postcode", autoComplete: "postal-code", maxLength: 12 },
    { name: "city", label: "City", autoComplete: "address-level2" },
    { name: "country", label: "Country", autoComplete: "country-name" },
    { name: "countryCode", label: "Country code", help: "Two letters, for search engines.", check: checkCountryCode },
    { name: "vatId", label: "VAT number", check: checkVatId },
    { name: "openDays", label: "Open on", options: openDays },
    { name: "opens", label: "From", kind: "time", check: checkTime },
    { name: "closes", label: "Until", kind: "time", check: checkTime },
  ],
};

const names: SettingGroup = {
  title: "Titles",
  note: "What your podcast, newsletter, other products and industries are called, in menus, forms, feeds and emails.",
  fields: [
    { name: "podcastName", label: "Podcast", maxLength: 80 },
    { name: "newsletterName", label: "Newsletter", maxLength: 80 },
    { name: "productName", label: "Product", maxLength: 40 },
    { name: "ebookTitle", label: "eBook", maxLength: 80 },
    { name: "healthcareName", label: "Industry at /services/healthcare", maxLength: 40 },
    { name: "logisticsName", label: "Industry at /services/logistics", maxLength: 40 },
    { name: "financialName", label: "Industry at /services/financial", maxLength: 40 },
    { name: "manufacturingName", label: "Industry at /services/manufacturing", maxLength: 40 },
  ],
};

const links: SettingGroup = {
  title: "Links",
  note: "Your profiles, in the footer, and where the podcast can be heard.",
  fields: [
    {
      name: "plannedProfile",
      label: "Profile to come",
      help: "Announced in the footer as “soon”. Leave it empty for none.",
      optional: true,
      maxLength: 40,
    },
  ],
  lists: [
    {
      name: "profiles",
      label: "Profiles",
      one: "profile",
      max: 8,
      fields: [
        { name: "name", label: "Name of the profile", maxLength: 40 },
        { name: "url", label: "URL of the profile", kind: "url", maxLength: 300, check: checkUrl },
      ],
    },
    {
      name: "platforms",
      label: "Podcast platforms",
      help: "Leave a URL empty, and the platform is not named.",
      one: "platform",
      fixed: true,
      rowLabels: Object.fromEntries(defaultFacts.podcastPlatforms.map(({ key, name }) => [key, name])),
      fields: [
        {
          name: "url",
          label: "URL of the show",
          kind: "url",
          optional: true,
          maxLength: 300,
          check: checkUrl,
        },
      ],
    },
  ],
};

const colours: SettingGroup = {
  title: "Look",
  note: "Your logo, fonts and accent, on every page, in cards and emails.",
  fields: [
    {
      name: "logo",
      label: "Logo",
      help: "An SVG, or a PNG with a transparent background, at least 40 px high; three times that is sharp everywhere. A square one appears beside your brand, a wide one instead of it. If empty: the compass.",
      kind: "picture",
      optional: true,
      check: logoProblem,
    },
    {
      name: "logoDark",
      label: "Logo on dark grounds",
      help: "For the footer, dark openings and the dark theme. If empty: the same one.",
      kind: "picture",
      optional: true,
      check: logoProblem,
    },
    {
      name: "icon",
      label: "Icon",
      help: "Square, for browser tabs and home screens. If empty: the logo, made to fit.",
      kind: "picture",
      optional: true,
      check: logoProblem,
    },
    { name: "fonts", label: "Fonts", options: fontPairs.map(({ name }) => name) },
    {
      name: "accent",
      label: "Accent",
      kind: "colour",
      maxLength: 7,
      check: (colour) => accentProblem(colour, "light"),
    },
    {
      name: "accentDark",
      label: "Accent in the dark theme",
      help: "If empty: made from the accent.",
      kind: "colour",
      optional: true,
      maxLength: 7,
      check: (colour) => accentProblem(colour, "dark"),
    },
  ],
};

const notices: SettingGroup = {
  title: "Language, time zone and notifications",
  note: "Where you read about leads, bookings and guests, the time zone in which your day runs, the language of your site, and when the newsletter usually goes out.",
  fields: [
    {
      name: "email",
      label: "Send notifications to",
      help: "If empty: ADMIN_EMAIL, otherwise the email address of your profile.",
      kind: "email",
      optional: true,
      check: checkEmail,
    },
    {
      name: "weekly",
      label: "Email on Monday at 7:00",
      help: "Yes sends you what Today has for the week: calls, follow-ups, replies, questions, the next issue.",
      options: yesOrNo,
    },
    {
      name: "zone",
      label: "Time zone",
      help: "Dates, booking times and exports are written in it.",
      kind: "zone",
      check: checkZone,
    },
    {
      name: "language",
      label: "Language of the site",
      help: "Of forms, emails, dates and all texts you have not written yourself. A change hides the pages that come in English only; the admin area stays English.",
      options: Object.values(languages),
    },
    {
      name: "newsletterDay",
      label: "Day of the newsletter",
      help: "Pages and emails promise it to readers; an issue is composed for it.",
      options: weekdays,
    },
    { name: "newsletterTime", label: "Time of the newsletter", kind: "time", check: checkTime },
    {
      name: "newsletterFirstNumber",
      label: "First number of the newsletter",
      help: "Your first issue gets it, each later one the next. Samples and deleted issues don’t count.",
      maxLength: 5,
      check: (value) => (/^[1-9]\d{0,4}$/.test(value) ? undefined : "Enter a whole number, such as 1."),
    },
  ],
};

export const settingGroups = {
  you,
  names,
  urls,
  podcast,
  downloads,
  links,
  menu: menuSetting,
  logos,
  claims,
  testimonials,
  colours,
  replies,
  notices,
} as const satisfies Record<string, SettingGroup>;

export type SettingGroupName = keyof typeof settingGroups;

export const settingGroupNames = Object.keys(settingGroups) as SettingGroupName[];

export const isSettingGroup = (name: string): name is SettingGroupName => Object.hasOwn(settingGroups, name);
