import { createLink, Link, notFound } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useRef } from "react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { blogFeedPaths } from "../../../seo/feed-paths.ts";
import { homeCrumb } from "../../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { accentClass } from "../../../ui/card.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { EmptyState } from "../../../ui/page-states.tsx";
import { type PageLinkProps, Pagination } from "../../../ui/pagination.tsx";
import type { Part, Queries } from "../../../ui/queries.ts";
import { type ArticleCategory, type ArticlePage, type ArticleSummary, blogPageSize } from "../article.ts";
import { articlePicture } from "../article-picture.ts";
import type { ArticleListFilter } from "../articles.functions.ts";
import { articlesQuery, categoriesQuery, featuredArticleQuery } from "../articles.queries.ts";
import { ArticleCard, ArticleMeta, ArticleTitleLink } from "./article-card.tsx";
import { ArticleCover } from "./article-cover.tsx";
import { blogCopy } from "./blog-copy.ts";
import { blogMeta } from "./blog-meta.ts";
import { categoryAccent } from "./category-accent.ts";
import { listWords } from "./list-copy.ts";
import { articleCount, emptyText, listHeading } from "./list-heading.ts";
import { ReadingProblem } from "./reading-problem.tsx";
import { readingStates } from "./reading-states-copy.ts";
import { usePart } from "./use-part.ts";

export type ListData = {
  list: ArticlePage;
  categories: Part<ArticleCategory[]>;
  featured: Part<ArticleSummary | null>;
};

/** The server fails as a whole: incomplete pages must not be cached. @throws notFound (404) that carries the list */
export async function loadList(queries: Queries, filter: ArticleListFilter): Promise<ListData> {
  const [categories, featured, list] = await Promise.all([
    queries.part(categoriesQuery()),
    queries.part(featuredArticleQuery()),
    queries.fetch(articlesQuery(filter)),
  ]);
  const data = { list, categories, featured };
  const { category, search, page } = filter;
  const isPastLastPage = page > 1 && page > Math.ceil(list.total / blogPageSize);
  if (isPastLastPage && (list.total > 0 || !search)) throw notFound({ data });
  if (!category || list.total > 0) return data;
  // Unknown category, or a search without results? If in doubt, the search.
  const existing = search
    ? await ("data" in categories ? categories.data : categories.pending.catch(() => undefined))
    : [];
  if (existing && !existing.some(({ name }) => name === category)) throw notFound({ data });
  return data;
}

/** Only on the first page of the unfiltered list (spec 2). */
function FeaturedArticle({ article }: { article: ArticleSummary }) {
  const site = useSite();
  return (
    <article
      className={`group relative grid items-center gap-6 md:grid-cols-[7fr_5fr] md:gap-12 ${accentClass(categoryAccent(site, article.category))}`}
    >
      <ArticleCover
        src={articlePicture(article)}
        sizes="(width >= 48rem) 60vw, 100vw"
        priority
        className="aspect-[16/10] overflow-hidden rounded-card border border-line"
      />
      <div className="flex flex-col gap-3">
        <p className="text-sm font-semibold text-accent">{article.category}</p>
        <h2 lang={article.lang}>
          <ArticleTitleLink article={article} />
        </h2>
        <p lang={article.lang} className="text-balance text-ink-soft">
          {article.summary}
        </p>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}

function FeedLinks({ category }: { category: string | undefined }) {
  const blog = useCopy(blogCopy);
  const { rss, json } = blogFeedPaths(category);
  return (
    <p className="no-print mt-12 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      {blog.feedsLabel}
      <a href={rss} className="inline-flex min-h-11 items-center">
        RSS
      </a>
      <a href={json} className="inline-flex min-h-11 items-center">
        JSON Feed
      </a>
    </p>
  );
}

const BlogSidebar = deferredPart("visible", () => import("./blog-sidebar.tsx").then((part) => part.BlogSidebar));

/** Marks the current page; the router would mark the next one while it loads. */
const PageLink = createLink(
  ({ current, children, ...props }: ComponentProps<"a"> & { current: "page" | undefined }) => (
    <a {...props} aria-current={current}>
      {children}
    </a>
  ),
);

type ArticleListProps = {
  data: ListData;
  search?: string | undefined;
  category?: string | undefined;
  page?: number | undefined;
};

/** Filtered or not, with everything around it (spec 2). */
export function ArticleList({ data, search, category, page = 1 }: ArticleListProps) {
  const meta = useCopy(blogMeta);
  const blog = useCopy(blogCopy);
  const words = useCopy(listWords);
  const { blog: crumb } = useCopy(readingStates);
  const { list } = data;
  const categories = usePart(data.categories);
  const featured = usePart(data.featured);
  const isFiltered = Boolean(search || category);
  const pages = Math.ceil(list.total / blogPageSize);

  const visiblePage = useRef(page);
  useEffect(() => {
    if (visiblePage.current === page) return;
    visiblePage.current = page;
    const isMotionReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isMotionReduced ? "instant" : "smooth" });
  }, [page]);

  function pageLink(number: number, props: PageLinkProps) {
    const linkSearch = { ...(search ? { search } : {}), ...(number > 1 ? { page: number } : {}) };
    const { "aria-current": current, ...rest } = props;
    const shared = { ...rest, current, search: linkSearch, resetScroll: false } as const;
    return category ? (
      <PageLink {...shared} to="/blog/category/$category" params={{ category }} />
    ) : (
      <PageLink {...shared} to="/blog" />
    );
  }

  const showsFeatured = !isFiltered && page === 1;
  const crumbs = category
    ? [homeCrumb, { label: crumb, link: { to: "/blog" } } as const, { label: category }]
    : [homeCrumb, { label: crumb }];

  return (
    <>
      <PageHead crumbs={crumbs} title={category ?? meta.title} lead={category ? undefined : blog.lead} />
      {!showsFeatured ? null : featured.data ? (
        <div className="wrap pb-section-tight">
          <FeaturedArticle article={featured.data} />
        </div>
      ) : featured.error ? (
        <ReadingProblem
          error={featured.error}
          busy={featured.busy}
          onRetry={featured.tryAgain}
          className="wrap pb-section-tight"
        />
      ) : null}
      <div className="wrap pb-section">
        <div className="grid gap-x-12 gap-y-8 border-t border-line pt-opening *:min-w-0 lg:grid-cols-[232px_1fr]">
          <BlogSidebar categories={categories} search={search} category={category} />
          <section aria-labelledby="list-heading">
            <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="list-heading" className="text-h3">
                {listHeading({ search, category }, words)}
              </h2>
              <p className="text-sm text-ink-soft" role="status">
                {articleCount(list.total, words)}
              </p>
            </div>
            {list.articles.length > 0 ? (
              <ul className="grid gap-x-gap gap-y-12 md:grid-cols-2 xl:grid-cols-3">
                {list.articles.map((article, index) => (
                  <li key={article.id}>
                    <ArticleCard article={article} term={search} priority={index === 0 && !showsFeatured} />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState
                heading="h3"
                title={list.total > 0 ? blog.beyondTitle : blog.emptyTitle}
                text={
                  list.total > 0 ? fillText(blog.beyondText, { page, pages }) : emptyText({ search, category }, words)
                }
                action={
                  list.total > 0 ? (
                    pageLink(pages, { children: blog.lastPage, className: buttonClass({ kind: "secondary" }) })
                  ) : isFiltered ? (
                    <Link to="/blog" activeOptions={{ exact: true }} className={buttonClass({ kind: "secondary" })}>
                      {blog.clearFilters}
                    </Link>
                  ) : undefined
                }
              />
            )}
            {page <= pages ? (
              <Pagination current={page} total={pages} label={words.pages} link={pageLink} className="mt-14" />
            ) : null}
            <FeedLinks category={list.total > 0 ? category : undefined} />
          </section>
        </div>
      </div>
    </>
  );
}
