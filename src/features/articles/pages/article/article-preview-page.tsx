import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { PreviewFrame } from "../../../../site/preview-frame.tsx";
import { QueryProvider } from "../../../../ui/with-queries.tsx";
import { usePreviewChanges } from "../../../content-drafts/ui/use-preview-changes.ts";
import { noNeighbours } from "../../article.ts";
import { articleNeighboursQuery } from "../../articles.queries.ts";
import { fetchArticlePreview } from "../../editing/article-editing.functions.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleHeader } from "./article-header.tsx";
import "./article.css";

export const Route = createFileRoute("/admin/preview/articles/$id")({
  ssr: false,
  head: () => ({ meta: [{ title: "Preview" }, { name: "robots", content: "noindex, nofollow" }] }),
  beforeLoad: async ({ context, location }) =>
    (await import("../../../accounts/require-session.ts")).requireSession(context.queries, location.href),
  component: ArticlePreviewPage,
});

function ArticlePreviewPage() {
  return (
    <QueryProvider>
      <ArticlePreview />
    </QueryProvider>
  );
}

function ArticlePreview() {
  const id = Number(Route.useParams().id);
  const {
    data: article,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ["admin", "article-preview", id],
    queryFn: () => fetchArticlePreview({ data: { id } }),
    staleTime: 0,
  });
  const neighbours = useQuery(articleNeighboursQuery(id));
  usePreviewChanges("article", id, refetch);

  return (
    <PreviewFrame
      noun="article"
      title={article?.title}
      isPending={isPending}
      error={error}
      back={<Link to="/admin/articles">All articles</Link>}
    >
      {article ? (
        <article>
          <ArticleHeader article={article} now={undefined} />
          <ArticleBody article={article} neighbours={{ data: neighbours.data ?? noNeighbours }} />
        </article>
      ) : null}
    </PreviewFrame>
  );
}
