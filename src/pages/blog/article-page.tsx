import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { articleQuery, relatedArticlesQuery } from "../../data/articles.queries.ts";
import { articleCrumbs, articleData, articlePath } from "../../seo/article-data.ts";
import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData } from "../../seo/structured-data.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleError } from "./article-error.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticleMissing } from "./article-missing.tsx";
import { ArticlePending } from "./article-pending.tsx";
import { RelatedArticles } from "./related-articles.tsx";
import { StandardCta } from "./standard-cta.tsx";

export const Route = createFileRoute("/_site/blog/$slug")({
  loader: async ({ context, params }) => {
    const { article, movedTo } = await context.queryClient.query(articleQuery(params.slug));
    if (!article && movedTo) throw redirect({ to: "/blog/$slug", params: { slug: movedTo }, statusCode: 301 });
    if (!article) throw notFound();
    await context.queryClient.query(relatedArticlesQuery(article.category, article.slug));
    // The distance in 'Published about X ago' must read the same in the server's HTML and when the browser takes over.
    return { article, now: Date.now() };
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
          modifiedTime: loaderData.article.updatedAt,
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
  const { article, now } = Route.useLoaderData();
  const { data: related } = useSuspenseQuery(relatedArticlesQuery(article.category, article.slug));
  return (
    <>
      <article key={article.slug}>
        <ArticleHeader article={article} now={now} />
        <ArticleBody article={article} />
      </article>
      <RelatedArticles articles={related} />
      <StandardCta />
    </>
  );
}
