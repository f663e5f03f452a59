import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { ArticleList } from "./article-list.tsx";
import { BlogError } from "./blog-error.tsx";
import { blogMeta } from "./blog-meta.ts";
import { readBlogSearch } from "./blog-search.ts";
import { loadList } from "./load-list.ts";

export const Route = createFileRoute("/_site/blog")({
  validateSearch: readBlogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context.queryClient, { search: deps.search, page: deps.page ?? 1 }),
  head: ({ match }) =>
    pageHead({
      title: match.search.page ? `${blogMeta.title}, page ${match.search.page}` : blogMeta.title,
      description: match.search.page ? `${blogMeta.description} Page ${match.search.page}.` : blogMeta.description,
      path: match.search.page ? `/blog?page=${match.search.page}` : "/blog",
      noindex: match.search.search !== undefined,
    }),
  component: BlogPage,
  errorComponent: BlogError,
});

function BlogPage() {
  const { search, page } = Route.useSearch();
  return <ArticleList search={search} page={page} />;
}
