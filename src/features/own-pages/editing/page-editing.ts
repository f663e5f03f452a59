import type { PublicationState } from "../../content-drafts/editing.ts";
import { missingFields, type PublishCheck } from "../../content-drafts/publication.ts";
import { parseSections } from "../read-sections.ts";

/** All texts; `sections` is JSON, empty without any. */
export const emptyPage = {
  title: "",
  slug: "",
  description: "",
  menu: "",
  footer: "",
  sections: "",
  /** Code; empty for the site's. */
  language: "",
  /** ISO timestamp, or empty. */
  publishedAt: "",
};

export type PageContent = Record<keyof typeof emptyPage, string>;

/** Required for publishing. */
export const pageNeeds = {
  title: "Write a title.",
  slug: "Write the URL, such as prices.",
  sections: "Add a section: the page is empty.",
} as const satisfies Partial<Record<keyof PageContent, string>>;

const advice = {
  description: "Write a description: search results and shared cards show it.",
} as const satisfies Partial<Record<keyof PageContent, string>>;

const describesPictures = (content: PageContent): PublishCheck[] =>
  (parseSections(content.sections) ?? []).some(
    ({ kind, isHidden, words }) => kind === "picture" && !isHidden && words.src && !words.alt?.trim(),
  )
    ? [{ field: "sections", message: "Describe the picture for people who cannot see it.", isRequired: false }]
    : [];

export const pageChecks = (content: PageContent): PublishCheck[] => [
  ...missingFields(content, pageNeeds),
  ...missingFields(content, advice).map((check) => ({ ...check, isRequired: false })),
  ...describesPictures(content),
];

export type ListedPage = {
  id: number;
  title: string;
  slug: string;
  state: PublicationState;
  /** Someone has unsaved changes to a public page. */
  isChanged: boolean;
  updatedAt: string;
};
