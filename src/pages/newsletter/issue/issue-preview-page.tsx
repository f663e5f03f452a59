import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { issuePreviewChannel } from "../../../features/newsletter/issues/issue-preview-channel.ts";
import { fetchIssuePreview } from "../../../features/newsletter/issues/issues.admin.functions.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { SiteFrame } from "../../../site/site-frame.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { WithQueries } from "../../../ui/with-queries.tsx";
import { IssueArticle } from "./issue-article.tsx";

export const Route = createFileRoute("/admin/preview/newsletter/$id")({
  ssr: false,
  head: () => ({ meta: [{ title: "Preview" }, { name: "robots", content: "noindex, nofollow" }] }),
  beforeLoad: async ({ context, location }) =>
    (await import("../../../features/accounts/require-session.ts")).requireSession(context.queries, location.href),
  component: IssuePreviewPage,
});

function IssuePreviewPage() {
  return (
    <WithQueries>
      <IssuePreview />
    </WithQueries>
  );
}

/** The unsaved work as its page in the archive; it follows what is written in the other window. */
function IssuePreview() {
  const id = Number(Route.useParams().id);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["admin", "issue-preview", id],
    queryFn: () => fetchIssuePreview({ data: { id } }),
    staleTime: 0,
  });
  useEffect(() => {
    const channel = issuePreviewChannel();
    const follow = ({ data: changed }: MessageEvent<unknown>) => {
      if (changed === id) void refetch();
    };
    channel.addEventListener("message", follow);
    return () => channel.removeEventListener("message", follow);
  }, [id, refetch]);
  return (
    <SiteFrame>
      <title>{`Preview: ${data?.subject ?? "issue"}`}</title>
      {data ? (
        <IssueArticle issue={data} />
      ) : (
        <div className="wrap grid min-h-dvh place-items-center pt-bar">
          <h1 className="sr-only">Preview</h1>
          {isPending ? (
            <Spinner label="Drawing the preview" />
          ) : (
            <ErrorState
              title="There is nothing to show"
              text={error ? errorMessage(error) : "This issue does not exist."}
              action={<Link to="/admin/newsletter">All issues</Link>}
            />
          )}
        </div>
      )}
    </SiteFrame>
  );
}
