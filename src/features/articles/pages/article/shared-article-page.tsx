import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../../facts/page-texts.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { ClosedPreview, SharedPreview } from "../../../../site/preview/shared-preview.tsx";
import { sharedPreviewMeta } from "../../../../site/preview/shared-preview-meta.ts";
import { noNeighbours } from "../../article.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleHeader } from "./article-header.tsx";
import "./article.css";

export const Route = createFileRoute("/_site/preview/article/$token")({
  loader: async ({ params }) => {
    const { fetchSharedArticle } = await import("../../editing/article-preview.functions.ts");
    return fetchSharedArticle({ data: { token: params.token } });
  },
  gcTime: 0,
  head: ({ match, loaderData }) => {
    const { title, description } = copyOf(match.context.site(), sharedPreviewMeta);
    const fullTitle = loaderData?.state === "open" ? `${title}: ${loaderData.article.title}` : title;
    return pageHead(match.context.site(), { title: fullTitle, description, path: "/preview", noindex: true });
  },
  component: SharedArticlePage,
});

function SharedArticlePage() {
  const view = Route.useLoaderData();
  if (view.state !== "open") return <ClosedPreview state={view.state} />;
  return (
    <SharedPreview expiresAt={view.expiresAt}>
      <article className="reading">
        <ArticleHeader article={view.article} now={undefined} />
        <ArticleBody article={view.article} neighbours={{ data: noNeighbours }} />
      </article>
    </SharedPreview>
  );
}
