import { createLink, Link } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useRef } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { type PageLinkProps, Pagination } from "../../../ui/pagination.tsx";
import { blogPageSize } from "../article.ts";
import { ArticleCard } from "./article-card.tsx";
import { blogCopy } from "./blog-copy.ts";
import { blogMeta } from "./blog-meta.ts";
import { articleCount, emptyText, listHeading } from "./blog-search.ts";
import { FeaturedArticle } from "./featured-article.tsx";
import { FeedLinks } from "./feed-links.tsx";
import type { ListData } from "./load-list.ts";
import { ReadingProblem } from "./reading-problem.tsx";
import { usePart } from "./use-part.ts";

const BlogSidebar = deferredPart("visible", () => import("./blog-sidebar.tsx").then((part) => part.BlogSidebar));

/** The list knows which page it shows; the router marks links to the next one while that is still loading. */
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

/** The blog list, filtered or not, with everything around it (spec 2). */
export function ArticleList({ data, search, category, page = 1 }: ArticleListProps) {
  const { list } = data;
  const categories = usePart(data.categories);
  const featured = usePart(data.featured);
  const filtered = Boolean(search || category);
  const pages = Math.ceil(list.total / blogPageSize);

  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  }, [page]);

  function pageLink(number: number, props: PageLinkProps) {
    const kept = { ...(search ? { search } : {}), ...(number > 1 ? { page: number } : {}) };
    const { "aria-current": current, ...rest } = props;
    const shared = { ...rest, current, search: kept, resetScroll: false } as const;
    return category ? (
      <PageLink {...shared} to="/blog/category/$category" params={{ category }} />
    ) : (
      <PageLink {...shared} to="/blog" />
    );
  }

  const showsFeatured = !filtered && page === 1;
  const home = { label: "Home", link: { to: "/" } } as const;
  const crumbs = category
    ? [home, { label: "Blog", link: { to: "/blog" } } as const, { label: category }]
    : [home, { label: "Blog" }];

  return (
    <>
      <PageHead crumbs={crumbs} title={category ?? blogMeta.title} lead={category ? undefined : blogCopy.lead} />
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
                {listHeading({ search, category })}
              </h2>
              <p className="text-sm text-ink-soft" role="status">
                {articleCount(list.total)}
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
                title={list.total > 0 ? blogCopy.beyondTitle : blogCopy.emptyTitle}
                text={list.total > 0 ? blogCopy.beyondText(page, pages) : emptyText({ search, category })}
                action={
                  list.total > 0 ? (
                    pageLink(pages, { children: blogCopy.lastPage, className: buttonClass({ kind: "secondary" }) })
                  ) : filtered ? (
                    <Link to="/blog" activeOptions={{ exact: true }} className={buttonClass({ kind: "secondary" })}>
                      {blogCopy.clearFilters}
                    </Link>
                  ) : undefined
                }
              />
            )}
            {page <= pages ? (
              <Pagination current={page} total={pages} label="Blog pages" link={pageLink} className="mt-14" />
            ) : null}
            <FeedLinks category={list.total > 0 ? category : undefined} />
          </section>
        </div>
      </div>
    </>
  );
}
