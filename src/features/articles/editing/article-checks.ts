import { missingFields, type PublishCheck, picturesWithoutText } from "../../content-drafts/publish-check.ts";
import { type ArticleContent, articleHtmlParts } from "./article-editing.ts";

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
