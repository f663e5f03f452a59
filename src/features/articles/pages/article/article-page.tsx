import { useCopy } from "../../../../facts/use-site.ts";
import { readingStates } from "../reading-states-copy.ts";
import "./article.css";
import { createFileRoute, type ErrorComponentProps, Link, notFound, redirect } from "@tanstack/react-router";
import { articleCrumbs, articleData, articlePath } from "../../../../seo/article-data.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { breadcrumbData } from "../../../../seo/structured-data.ts";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { articleNeighboursQuery, articleQuery, relatedArticlesQuery } from "../../articles.queries.ts";
import { articleCopy, blogCopy } from "../blog-copy.ts";
import { useTryAgain } from "../use-part.ts";
import { useProblem } from "../use-problem.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleHeader } from "./article-header.tsx";

/** 'Article Not Found' with the cause (spec 8). */
function ArticleError({ error }: ErrorComponentProps) {
  const article = useCopy(articleCopy);
  const blog = useCopy(blogCopy);
  const problem = useProblem(error);
  const { busy, tryAgain } = useTryAgain();
  return (
    <MissingPage title={article.missingTitle} text={problem}>
      <Button busy={busy} onClick={tryAgain}>
        {blog.tryAgain}
      </Button>
      <Link to="/blog" className={buttonClass({ kind: "secondary" })}>
        {article.returnToBlog}
      </Link>
    </MissingPage>
  );
}

/** Ends every article page (spec 2). */
function StandardCta() {
  const article = useCopy(articleCopy);
  const { title, text, action } = article.standardCta;
  return (
    <section aria-labelledby="standard-cta" className="section is-tight on-deep no-print">
      <div className="wrap">
        <div className="mx-auto max-w-read">
          <h2 id="standard-cta">{title}</h2>
          <p className="lead mt-4">{text}</p>
          <Link to="/contact" className={buttonClass({ className: "mt-8" })}>
            {action}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Status 404 (spec 2). */
function ArticleMissing() {
  const article = useCopy(articleCopy);
  return (
    <MissingPage title={article.missingTitle} text={article.missingText}>
      <Link to="/blog" className={buttonClass()}>
        {article.returnToBlog}
      </Link>
    </MissingPage>
  );
}

/** 'Loading spinner' (spec 2). */
function ArticlePending() {
  const { loading } = useCopy(readingStates);
  return (
    <div className="wrap grid min-h-[70vh] place-items-center pt-bar">
      <Spinner label={loading} />
    </div>
  );
}

const RelatedArticles = deferredPart("visible", () =>
  import("./related-articles.tsx").then((part) => part.RelatedArticles),
);

export const Route = createFileRoute("/_site/blog/$slug")({
  loader: async ({ context, params }) => {
    const { article, movedTo } = await context.queries.fetch(articleQuery(params.slug));
    if (!article && movedTo) throw redirect({ to: "/blog/$slug", params: { slug: movedTo }, statusCode: 301 });
    if (!article) throw notFound();
    const [related, neighbours] = await Promise.all([
      context.queries.part(relatedArticlesQuery(article.category, article.slug)),
      context.queries.part(articleNeighboursQuery(article.id)),
    ]);
    // 'Published about X ago' must read the same when hydrated.
    return { article, related, neighbours, now: Date.now() };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const site = match.context.site();
    const { article } = loaderData;
    const path = articlePath(article.slug);
    return pageHead(site, {
      title: article.searchTitle || article.title,
      canonical: article.canonicalUrl,
      description: article.seoDescription || article.summary,
      keywords: article.keywords,
      path,
      type: "article",
      publishedTime: article.publicationDate,
      modifiedTime: article.revisedAt ?? undefined,
      author: article.author,
      markdown: `${path}.md`,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [articleData(site, origin, article), breadcrumbData(site, origin, articleCrumbs(article))]),
    });
  },
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
