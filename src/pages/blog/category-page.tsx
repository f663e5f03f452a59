import { createFileRoute } from "@tanstack/react-router";
import { categoryPath } from "../../seo/article-data.ts";
import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData } from "../../seo/structured-data.ts";
import { ArticleList } from "./article-list.tsx";
import { BlogError } from "./blog-error.tsx";
import { readBlogSearch } from "./blog-search.ts";
import { loadList } from "./load-list.ts";

export const Route = createFileRoute("/_site/blog/category/$category")({
  validateSearch: readBlogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    loadList(context.queryClient, { search: deps.search, category: params.category, page: deps.page ?? 1 }),
  head: ({ match, params: { category } }) => {
    const path = categoryPath(category);
    const { page } = match.search;
    const description = `Articles about ${category}: methods, figures and pitfalls of AI knowledge management from daily work.`;
    return pageHead({
      title: page ? `${category} Articles, page ${page}` : `${category} Articles`,
      description: page ? `${description} Page ${page}.` : description,
      path: page ? `${path}?page=${page}` : path,
      noindex: match.search.search !== undefined,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          breadcrumbData(origin, [{ name: "Home", path: "/" }, { name: "Blog", path: "/blog" }, { name: category }]),
        ]),
    });
  },
  component: CategoryPage,
  errorComponent: BlogError,
});

function CategoryPage() {
  const { category } = Route.useParams();
  const { search, page } = Route.useSearch();
  return <ArticleList search={search} category={category} page={page} />;
}
