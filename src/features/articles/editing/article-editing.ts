import type { PublicationState } from "../../editing/editing.ts";

/** What an article's form holds; introduction, sections, conclusion and cta are HTML. */
export type ArticleContent = {
  title: string;
  slug: string;
  summary: string;
  category: string;
  author: string;
  featuredImageUrl: string;
  featuredImageUrl2: string;
  introduction: string;
  section1: string;
  section2: string;
  section3: string;
  conclusion: string;
  cta: string;
  seoDescription: string;
  keywords: string;
  /** ISO timestamp, or empty for none yet. */
  publicationDate: string;
};

/** The fields that hold HTML, in reading order. */
export const articleHtmlParts = ["introduction", "section1", "section2", "section3", "conclusion", "cta"] as const;

export const emptyArticle: ArticleContent = {
  title: "",
  slug: "",
  summary: "",
  category: "",
  author: "",
  featuredImageUrl: "",
  featuredImageUrl2: "",
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

export type ListedArticle = {
  id: number;
  slug: string;
  title: string;
  category: string;
  author: string;
  state: PublicationState;
  /** ISO timestamps. */
  publicationDate: string | null;
  updatedAt: string;
};
