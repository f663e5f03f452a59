import { Link } from "@tanstack/react-router";
import { siteFacts } from "../../../../facts/site-facts.ts";
import { formatDate } from "../../../../lib/dates.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import type { Article } from "../../article.ts";
import { articleCopy } from "../blog-copy.ts";

/** Where the article is found, category, date, reading time, title and summary. */
export function ArticleTitle({ article }: { article: Article }) {
  const category =
    article.category && ({ to: "/blog/category/$category", params: { category: article.category } } as const);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: "Home", link: { to: "/" } },
          { label: "Blog", link: { to: "/blog" } },
          ...(category ? [{ label: article.category, link: category }] : []),
          { label: article.title },
        ]}
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {category ? (
          <Link
            {...category}
            className="inline-flex min-h-8 items-center font-semibold text-accent no-underline hover:underline"
          >
            {article.category}
          </Link>
        ) : null}
        <time dateTime={article.publicationDate}>{formatDate(article.publicationDate, siteFacts.timeZone)}</time>
        <span>{article.readingMinutes} min read</span>
        {article.revisedAt ? (
          <span>
            {articleCopy.updated}{" "}
            <time dateTime={article.revisedAt}>{formatDate(article.revisedAt, siteFacts.timeZone)}</time>
          </span>
        ) : null}
      </p>
      <h1 className="text-h1-s">{article.title}</h1>
      <p className="lead">{article.summary}</p>
    </>
  );
}
