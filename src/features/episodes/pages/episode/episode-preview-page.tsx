import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { PreviewFrame } from "../../../../site/preview-frame.tsx";
import { QueryProvider } from "../../../../ui/with-queries.tsx";
import { usePreviewChanges } from "../../../content-drafts/ui/use-preview-changes.ts";
import { fetchEpisodePreview } from "../../editing/episode-preview.functions.ts";
import { EpisodeArticle } from "./episode-article.tsx";

export const Route = createFileRoute("/admin/preview/episodes/$id")({
  ssr: false,
  head: () => ({ meta: [{ title: "Preview" }, { name: "robots", content: "noindex, nofollow" }] }),
  beforeLoad: async ({ context, location }) =>
    (await import("../../../accounts/require-session.ts")).requireSession(context.queries, location.href),
  component: EpisodePreviewPage,
});

function EpisodePreviewPage() {
  return (
    <QueryProvider>
      <EpisodePreview />
    </QueryProvider>
  );
}

function EpisodePreview() {
  const id = Number(Route.useParams().id);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["admin", "episode-preview", id],
    queryFn: () => fetchEpisodePreview({ data: { id } }),
    staleTime: 0,
  });
  usePreviewChanges("episode", id, refetch);
  return (
    <PreviewFrame
      noun="episode"
      title={data?.episode.title}
      isPending={isPending}
      error={error}
      back={<Link to="/admin/episodes">All episodes</Link>}
    >
      {data ? <EpisodeArticle {...data} /> : null}
    </PreviewFrame>
  );
}
