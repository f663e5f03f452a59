import { type ArticleContent, articleHtmlParts } from "../articles/editing/article-editing.ts";

type Parts = Pick<ArticleContent, (typeof articleHtmlParts)[number]>;

/** Separates the parts of an article in one text, as other products store it. */
export const partMark = /<!--part:([A-Za-z\d]+)-->/;

export const joinParts = (parts: Parts): string =>
  articleHtmlParts
    .filter((part) => parts[part])
    .map((part) => (part === "introduction" ? parts[part] : `<!--part:${part}-->${parts[part]}`))
    .join("");

/** A text without marks becomes the introduction. */
export function splitParts(html: string): Parts {
  const parts: Parts = { introduction: "", section1: "", section2: "", section3: "", conclusion: "", cta: "" };
  const pieces = html.split(partMark);
  for (let index = 0; index < pieces.length; index += 2) {
    const part = articleHtmlParts.find((name) => name === pieces[index - 1]) ?? "introduction";
    parts[part] += pieces[index] ?? "";
  }
  return parts;
}
