import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { breadcrumbData } from "../../../seo/structured-data.ts";
import { AskSection } from "../../../site/ask-field.tsx";
import { ArticleList, type ListData, loadList } from "./article-list.tsx";
import { blogCopy } from "./blog-copy.ts";
import { BlogError } from "./blog-error.tsx";
import { blogMeta } from "./blog-meta.ts";
import { readBlogSearch } from "./blog-search.ts";

export const Route = createFileRoute("/_site/blog")({
  validateSearch: readBlogSearch,
  // Fixed order, no other parameters: server and browser identify the match by it.
  loaderDeps: ({ search: { search, page } }) => ({ search, page }),
  loader: ({ context, deps }) => loadList(context.queries, { search: deps.search, page: deps.page ?? 1 }),
  head: ({ match, loaderData }) => {
    const site = match.context.site();
    const words = copyOf(site, blogMeta);
    return pageHead(site, {
      title: match.search.page ? `${words.title}, page ${match.search.page}` : words.title,
      description: match.search.page ? `${words.description} Page ${match.search.page}.` : words.description,
      path: match.search.page ? `/blog?page=${match.search.page}` : "/blog",
      noindex: match.search.search !== undefined || !loaderData,
      structuredData: import.meta.env.SSR && ((origin) => [breadcrumbData(site, origin, [{ name: "Blog" }])]),
    });
  },
  component: BlogPage,
  // The list itself says what is missing; status 404.
  notFoundComponent: ({ data }) => <BlogList data={data as ListData} />,
  errorComponent: BlogError,
});

function BlogPage() {
  return <BlogList data={Route.useLoaderData()} />;
}

function BlogList({ data }: { data: ListData }) {
  const blog = useCopy(blogCopy);
  const { search, page } = Route.useSearch();
  return (
    <>
      <ArticleList data={data} search={search} page={page} />
      <AskSection title={blog.askTitle} text={blog.askText} />
    </>
  );
}
