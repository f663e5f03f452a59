import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { breadcrumbData } from "../../../seo/structured-data.ts";
import { AskSection } from "../../../site/ask-field.tsx";
import { ArticleList, type ListData, loadList } from "./article-list.tsx";
import { blogCopy } from "./blog-copy.ts";
import { BlogError } from "./blog-error.tsx";
import { blogMeta, listMeta } from "./blog-meta.ts";
import { readBlogSearch } from "./blog-search.ts";

export const Route = createFileRoute("/_site/blog")({
  validateSearch: readBlogSearch,
  // Fixed order, no other parameters: server and browser identify the match by it.
  loaderDeps: ({ search: { search, page } }) => ({ search, page }),
  loader: ({ context, deps }) => loadList(context.queries, { search: deps.search, page: deps.page ?? 1 }),
  head: ({ match, loaderData }) => {
    const site = match.context.site();
    const words = copyOf(site, blogMeta);
    const copy = copyOf(site, listMeta);
    const { page } = match.search;
    return pageHead(site, {
      title: page ? fillText(copy.title, { title: words.title, page }) : words.title,
      description: page ? fillText(copy.description, { description: words.description, page }) : words.description,
      path: page ? `/blog?page=${page}` : "/blog",
      noindex: match.search.search !== undefined || !loaderData,
      structuredData: import.meta.env.SSR && ((origin) => [breadcrumbData(site, origin, [{ name: "Blog" }])]),
    });
  },
  component: BlogPage,
  // Status 404; the list itself says what is missing.
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
