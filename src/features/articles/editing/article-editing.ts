import type { PublicationState } from "../../content-drafts/editing.ts";
import { missingFields, type PublishCheck, picturesWithoutText } from "../../content-drafts/publication.ts";

export const articleNeeds = {
  title: "Write a title.",
  slug: "Choose a post URL.",
  summary: "Write a summary: lists and search results show it.",
  category: "Choose a category.",
} as const satisfies Partial<Record<keyof ArticleContent, string>>;

const partNames: Record<(typeof articleHtmlParts)[number], string> = {
  introduction: "the introduction",
  section1: "section 1",
  section2: "section 2",
  section3: "section 3",
  conclusion: "the conclusion",
  cta: "the call to action",
};

export function articleChecks(content: ArticleContent): PublishCheck[] {
  const texts = articleHtmlParts.filter((part) => part !== "cta").map((part) => content[part]);
  const isEmpty = !texts.some((html) => html.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;|\s/g, ""));
  const advice = articleHtmlParts.flatMap((part) => {
    const count = picturesWithoutText(content[part]);
    const pictures = count === 1 ? "the image" : `${count} images`;
    return count === 0
      ? []
      : [{ field: part, message: `Describe ${pictures} in ${partNames[part]}.`, isRequired: false }];
  });
  const isUndescribed = content.featuredImageUrl2.trim() !== "" && content.featuredImageAlt2.trim() === "";
  return [
    ...missingFields(content, articleNeeds),
    ...(isEmpty ? [{ field: "introduction", message: "Write some text: there is none yet.", isRequired: false }] : []),
    ...advice,
    ...(isUndescribed
      ? [{ field: "featuredImageAlt2", message: "Describe the second image.", isRequired: false }]
      : []),
  ];
}

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
  searchTitle: "",
  seoDescription: "",
  canonicalUrl: "",
  keywords: "",
  /** Code; empty for the site's. */
  language: "",
  publicationDate: "",
};

export type ArticleContent = Record<keyof typeof emptyArticle, string>;

/** In reading order. */
export const articleHtmlParts = ["introduction", "section1", "section2", "section3", "conclusion", "cta"] as const;

export type FeaturedChoice = {
  isPublic: boolean;
  isFeatured: boolean;
  /** Title of another featured article; null when the newest leads. */
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
