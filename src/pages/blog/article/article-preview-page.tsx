import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { articleNeighboursQuery } from "../../../features/articles/articles.queries.ts";
import { fetchArticlePreview } from "../../../features/articles/editing/article-editing.functions.ts";
import { articlePreviewChannel } from "../../../features/articles/editing/preview-channel.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { SiteFrame } from "../../../site/site-frame.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { WithQueries } from "../../../ui/with-queries.tsx";
import { ArticleBody } from "./article-body.tsx";
import { ArticleHeader } from "./article-header.tsx";

export const Route = createFileRoute("/admin/preview/articles/$id")({
  ssr: false,
  head: () => ({ meta: [{ title: "Preview" }, { name: "robots", content: "noindex, nofollow" }] }),
  beforeLoad: async ({ context, location }) =>
    (await import("../../../features/accounts/require-session.ts")).requireSession(context.queries, location.href),
  component: ArticlePreviewPage,
});

function ArticlePreviewPage() {
  return (
    <WithQueries>
      <ArticlePreview />
    </WithQueries>
  );
}

const noNeighbours = { previous: null, next: null };

/** The unsaved work in the article's own page; it follows what is written in the other window. */
function ArticlePreview() {
  const id = Number(Route.useParams().id);
  const [now] = useState(() => Date.now());
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
  useEffect(() => {
    const channel = articlePreviewChannel();
    const follow = ({ data }: MessageEvent<unknown>) => {
      if (data === id) void refetch();
    };
    channel.addEventListener("message", follow);
    return () => channel.removeEventListener("message", follow);
  }, [id, refetch]);

  return (
    <SiteFrame>
      <title>{`Preview: ${article?.title ?? "article"}`}</title>
      {article ? (
        <article>
          <ArticleHeader article={article} now={now} />
          <ArticleBody article={article} neighbours={{ data: neighbours.data ?? noNeighbours }} />
        </article>
      ) : (
        <div className="wrap grid min-h-dvh place-items-center pt-bar">
          <h1 className="sr-only">Preview</h1>
          {isPending ? (
            <Spinner label="Drawing the preview" />
          ) : (
            <ErrorState
              title="There is nothing to show"
              text={error ? errorMessage(error) : "This article does not exist."}
              action={<Link to="/admin/articles">All articles</Link>}
            />
          )}
        </div>
      )}
    </SiteFrame>
  );
}
