import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { articleCrumbs, articleData, articlePath } from "../../../../seo/article-data.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { breadcrumbData } from "../../../../seo/structured-data.ts";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { articleNeighboursQuery, articleQuery, relatedArticlesQuery } from "../../articles.queries.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleError } from "./article-error.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticleMissing } from "./article-missing.tsx";
import { ArticlePending } from "./article-pending.tsx";
import { StandardCta } from "./standard-cta.tsx";
import "./article.css";

const RelatedArticles = deferredPart("visible", () =>
  import("./related-articles.tsx").then((part) => part.RelatedArticles),
);

export const Route = createFileRoute("/_site/blog/$slug")({
  loader: async ({ context, params }) => {
    const { article, movedTo } = await context.queries.ask(articleQuery(params.slug));
    if (!article && movedTo) throw redirect({ to: "/blog/$slug", params: { slug: movedTo }, statusCode: 301 });
    if (!article) throw notFound();
    const [related, neighbours] = await Promise.all([
      context.queries.part(relatedArticlesQuery(article.category, article.slug)),
      context.queries.part(articleNeighboursQuery(article.id)),
    ]);
    // The distance in 'Published about X ago' must read the same in the server's HTML and when the browser hydrates it.
    return { article, related, neighbours, now: Date.now() };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: loaderData.article.title,
          description: loaderData.article.seoDescription || loaderData.article.summary,
          keywords: loaderData.article.keywords,
          path: articlePath(loaderData.article.slug),
          type: "article",
          publishedTime: loaderData.article.publicationDate,
          modifiedTime: loaderData.article.revisedAt ?? undefined,
          author: loaderData.article.author,
          markdown: `${articlePath(loaderData.article.slug)}.md`,
          structuredData:
            import.meta.env.SSR &&
            ((origin) => [
              articleData(origin, loaderData.article),
              breadcrumbData(origin, articleCrumbs(loaderData.article)),
            ]),
        })
      : {},
  component: ArticlePage,
  pendingComponent: ArticlePending,
  errorComponent: ArticleError,
  notFoundComponent: ArticleMissing,
});

function ArticlePage() {
  const { article, related, neighbours, now } = Route.useLoaderData();
  return (
    <>
      <article key={article.slug} className="reading">
        <div className="reading-position" aria-hidden="true" />
        <ArticleHeader article={article} now={now} />
        <ArticleBody article={article} neighbours={neighbours} />
      </article>
      <RelatedArticles key={`related-${article.slug}`} category={article.category} related={related} />
      <StandardCta />
    </>
  );
}
