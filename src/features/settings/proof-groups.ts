import { defaultAssurances, defaultClaims, defaultPlainClaims } from "../../facts/claims.ts";
import type { TestimonialPlace } from "../../facts/testimonials.ts";
import type { SettingGroup, SettingList } from "./setting.ts";
import { checkFigure, checkPicture } from "./setting-checks.ts";

/** Client logos. */
export const logos: SettingGroup = {
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
          check: checkPicture,
        },
      ],
    },
  ],
};

/** Every figure and assurance of the site. */
export const claims: SettingGroup = {
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
          help: "A number or a range, such as 30 or 2-4.",
          maxLength: 20,
          check: checkFigure,
        },
        { name: "label", label: "What it counts", maxLength: 80 },
        { name: "source", label: "Source", optional: true, maxLength: 300 },
      ],
    },
    {
      name: "statements",
      label: "Assurances",
      one: "assurance",
      fixed: true,
      rowLabels: { ...defaultAssurances, ...defaultPlainClaims },
      fields: [{ name: "text", label: "Assurance", maxLength: 80 }],
    },
  ],
};

const quotes = (name: TestimonialPlace, label: string): SettingList => ({
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

/** What people said. */
export const testimonials: SettingGroup = {
  title: "Testimonials",
  note: "Those that come with the site are invented and marked as samples. Quote only people who agreed to it. Without any, the section is left out.",
  fields: [],
  lists: [
    quotes("product", "About the product"),
    quotes("newsletter", "About the newsletter"),
    quotes("ebook", "About the eBook"),
  ],
};
