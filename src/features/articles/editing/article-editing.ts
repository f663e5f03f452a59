import type { PublicationState } from "../../content-drafts/editing.ts";

export const emptyArticle = {
  title: "",
  slug: "",
  summary: "",
  category: "",
  author: "",
  featuredImageUrl: "",
  featuredImageUrl2: "",
  featuredImageAlt2: "",
  introduction: "",
  section1: "",
  section2: "",
  section3: "",
  conclusion: "",
  cta: "",
  seoDescription: "",
  keywords: "",
  publicationDate: "",
};

export type ArticleContent = Record<keyof typeof emptyArticle, string>;

/** In reading order. */
export const articleHtmlParts = ["introduction", "section1", "section2", "section3", "conclusion", "cta"] as const;

export type FeaturedChoice = {
  isPublic: boolean;
  isFeatured: boolean;
  /** Title of another chosen article; null when the newest leads. */
  insteadOf: string | null;
};

export type ListedArticle = {
  id: number;
  slug: string;
  title: string;
  category: string;
  author: string;
  state: PublicationState;
  /** Someone has unsaved changes to the public version. */
  isChanged: boolean;
  isFeatured: boolean;
  /** ISO timestamps. */
  publicationDate: string | null;
  updatedAt: string;
};
