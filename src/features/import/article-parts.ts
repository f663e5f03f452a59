import { type ArticleContent, articleHtmlParts } from "../articles/editing/article-editing.ts";

type Parts = Pick<ArticleContent, (typeof articleHtmlParts)[number]>;

/** Stands between the parts of an article where its text is one, as in other products. */
export const partMark = /<!--part:([A-Za-z\d]+)-->/;

export const joinParts = (parts: Parts): string =>
  articleHtmlParts
    .filter((part) => parts[part])
    .map((part) => (part === "introduction" ? parts[part] : `<!--part:${part}-->${parts[part]}`))
    .join("");

/** A text without marks is the introduction. */
export function splitParts(html: string): Parts {
  const parts: Parts = { introduction: "", section1: "", section2: "", section3: "", conclusion: "", cta: "" };
  const pieces = html.split(partMark);
  for (let at = 0; at < pieces.length; at += 2) {
    const part = articleHtmlParts.find((name) => name === pieces[at - 1]) ?? "introduction";
    parts[part] += pieces[at] ?? "";
  }
  return parts;
}
