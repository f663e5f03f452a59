import type { PublicationState } from "../../content-drafts/editing.ts";

/** What an article's form holds, still empty; introduction, sections, conclusion and cta are HTML. */
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
  /** ISO timestamp, or empty for none yet. */
  publicationDate: "",
};

export type ArticleContent = Record<keyof typeof emptyArticle, string>;

/** The fields that hold HTML, in reading order. */
export const articleHtmlParts = ["introduction", "section1", "section2", "section3", "conclusion", "cta"] as const;

/** Whether an article leads the blog, as its form shows it. */
export type FeaturedChoice = {
  isPublic: boolean;
  isFeatured: boolean;
  /** Title of the other article that was chosen; null when none was, so that the newest leads. */
  insteadOf: string | null;
};

export type ListedArticle = {
  id: number;
  slug: string;
  title: string;
  category: string;
  author: string;
  state: PublicationState;
  /** Someone has unsaved work on what visitors see. */
  isChanged: boolean;
  /** Chosen to lead the blog. */
  isFeatured: boolean;
  /** ISO timestamps. */
  publicationDate: string | null;
  updatedAt: string;
};
