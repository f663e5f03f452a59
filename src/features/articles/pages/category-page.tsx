import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { fillText } from "../../../facts/tokens.ts";
import { categoryPath } from "../../../seo/article-data.ts";
import { blogFeedPaths } from "../../../seo/feed-paths.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { breadcrumbData } from "../../../seo/structured-data.ts";
import { ArticleList, type ListData, loadList } from "./article-list.tsx";
import { BlogError } from "./blog-error.tsx";
import { categoryMeta, listMeta } from "./blog-meta.ts";
import { readBlogSearch } from "./blog-search.ts";

export const Route = createFileRoute("/_site/blog/category/$category")({
  validateSearch: readBlogSearch,
  // Fixed order, no other parameters: server and browser identify the match by it.
  loaderDeps: ({ search: { search, page } }) => ({ search, page }),
  loader: ({ context, params, deps }) =>
    loadList(context.queries, { search: deps.search, category: params.category, page: deps.page ?? 1 }),
  head: ({ match, params: { category }, loaderData }) => {
    const site = match.context.site();
    const path = categoryPath(category);
    const { page } = match.search;
    const words = copyOf(site, listMeta);
    const heading = fillText(words.inCategory, { category });
    const description = fillText(copyOf(site, categoryMeta).description, { category });
    return pageHead(site, {
      title: page ? fillText(words.title, { title: heading, page }) : heading,
      description: page ? fillText(words.description, { description, page }) : description,
      path: page ? `${path}?page=${page}` : path,
      noindex: match.search.search !== undefined || !loaderData,
      feeds: loaderData ? { title: heading, ...blogFeedPaths(category) } : undefined,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [breadcrumbData(site, origin, [{ name: "Blog", path: "/blog" }, { name: category }])]),
    });
  },
  component: CategoryPage,
  notFoundComponent: ({ data }) => <CategoryList data={data as ListData} />,
  errorComponent: BlogError,
});

function CategoryPage() {
  return <CategoryList data={Route.useLoaderData()} />;
}

function CategoryList({ data }: { data: ListData }) {
  const { category } = Route.useParams();
  const { search, page } = Route.useSearch();
  return <ArticleList data={data} search={search} category={category} page={page} />;
}
