import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../../facts/page-texts.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { ClosedPreview, SharedPreview } from "../../../../site/preview/shared-preview.tsx";
import { sharedPreviewMeta } from "../../../../site/preview/shared-preview-meta.ts";
import { EpisodeArticle } from "./episode-article.tsx";

export const Route = createFileRoute("/_site/preview/episode/$token")({
  loader: async ({ params }) => {
    const { fetchSharedEpisode } = await import("../../editing/episode-preview.functions.ts");
    return fetchSharedEpisode({ data: { token: params.token } });
  },
  // Always shows the current state.
  gcTime: 0,
  head: ({ match, loaderData }) => {
    const { title, description } = copyOf(match.context.site(), sharedPreviewMeta);
    const fullTitle = loaderData?.state === "open" ? `${title}: ${loaderData.episode.title}` : title;
    return pageHead(match.context.site(), { title: fullTitle, description, path: "/preview", noindex: true });
  },
  component: SharedEpisodePage,
});

function SharedEpisodePage() {
  const view = Route.useLoaderData();
  if (view.state !== "open") return <ClosedPreview state={view.state} />;
  return (
    <SharedPreview expiresAt={view.expiresAt}>
      <EpisodeArticle episode={view.episode} recording={view.recording} />
    </SharedPreview>
  );
}
