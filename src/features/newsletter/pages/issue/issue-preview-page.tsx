import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { PreviewFrame } from "../../../../site/preview-frame.tsx";
import { QueryProvider } from "../../../../ui/with-queries.tsx";
import { usePreviewChanges } from "../../../content-drafts/ui/use-preview-changes.ts";
import { fetchIssuePreview } from "../../issues/issues.admin.functions.ts";
import { IssueArticle } from "./issue-article.tsx";

export const Route = createFileRoute("/admin/preview/newsletter/$id")({
  ssr: false,
  head: () => ({ meta: [{ title: "Preview" }, { name: "robots", content: "noindex, nofollow" }] }),
  beforeLoad: async ({ context, location }) =>
    (await import("../../../accounts/require-session.ts")).requireSession(context.queries, location.href),
  component: IssuePreviewPage,
});

function IssuePreviewPage() {
  return (
    <QueryProvider>
      <IssuePreview />
    </QueryProvider>
  );
}

/** Follows the edits in the other window. */
function IssuePreview() {
  const id = Number(Route.useParams().id);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["admin", "issue-preview", id],
    queryFn: () => fetchIssuePreview({ data: { id } }),
    staleTime: 0,
  });
  usePreviewChanges("issue", id, refetch);
  return (
    <PreviewFrame
      noun="issue"
      title={data?.subject}
      isPending={isPending}
      error={error}
      back={<Link to="/admin/newsletter">All issues</Link>}
    >
      {data ? <IssueArticle issue={data} /> : null}
    </PreviewFrame>
  );
}
