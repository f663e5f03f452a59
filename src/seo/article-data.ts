import type { Article as ArticleThing } from "schema-dts";
import { authorName, type Site } from "../facts/site.ts";
import type { Article, ArticleSummary } from "../features/articles/article.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { cardPath } from "./card-path.ts";
import { aboutUrl, type Crumb, entityIds, publisherData } from "./structured-data.ts";

export const articlePath = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

export const categoryPath = (category: string) => `/blog/category/${encodeURIComponent(category)}`;

type DescribedArticle = ArticleSummary & Pick<Article, "revisedAt" | "keywords" | "seoDescription">;

export function articleData(site: Site, origin: string, article: DescribedArticle): ArticleThing {
  const path = articlePath(article.slug);
  const picture = article.featuredImageUrl ? absoluteUrl(origin, article.featuredImageUrl) : undefined;
  const author = authorName(site, article.author);
  const byOwner = author === site.facts.name;
  return {
    "@type": "Article",
    "@id": `${origin}${path}#article`,
    headline: article.title,
    description: article.seoDescription || article.summary,
    image: [...(picture ? [picture] : []), origin + cardPath(path)],
    datePublished: article.publicationDate,
    dateModified: article.revisedAt ?? article.publicationDate,
    author: {
      "@type": "Person",
      name: author,
      ...(byOwner ? { "@id": entityIds(origin).person, ...aboutUrl(site, origin) } : {}),
    },
    publisher: publisherData(site, origin),
    mainEntityOfPage: origin + path,
    inLanguage: article.lang ?? site.facts.language,
    timeRequired: `PT${article.readingMinutes}M`,
    ...(article.category ? { articleSection: article.category } : {}),
    ...(article.keywords ? { keywords: article.keywords } : {}),
  };
}

/** After the first page: Blog > category > title. */
export function articleCrumbs({ title, category }: Pick<Article, "title" | "category">): Crumb[] {
  return [
    { name: "Blog", path: "/blog" },
    ...(category ? [{ name: category, path: categoryPath(category) }] : []),
    { name: title },
  ];
}
