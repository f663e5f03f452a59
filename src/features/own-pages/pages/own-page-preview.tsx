import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { PreviewFrame } from "../../../site/preview-frame.tsx";
import { QueryProvider } from "../../../ui/with-queries.tsx";
import { usePreviewChanges } from "../../content-drafts/ui/use-preview-changes.ts";
import { fetchPagePreview } from "../editing/page-editing.functions.ts";
import { loadPageBooking } from "./page-booking.ts";
import { PageSections } from "./sections.tsx";

export const Route = createFileRoute("/admin/preview/pages/$id")({
  ssr: false,
  head: () => ({ meta: [{ title: "Preview" }, { name: "robots", content: "noindex, nofollow" }] }),
  beforeLoad: async ({ context, location }) =>
    (await import("../../accounts/require-session.ts")).requireSession(context.queries, location.href),
  component: OwnPagePreview,
});

function OwnPagePreview() {
  return (
    <QueryProvider>
      <Preview />
    </QueryProvider>
  );
}

function Preview() {
  const id = Number(Route.useParams().id);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["admin", "page-preview", id],
    queryFn: async () => {
      const page = await fetchPagePreview({ data: { id } });
      return page && { page, booking: await loadPageBooking(page) };
    },
    staleTime: 0,
  });
  usePreviewChanges("page", id, refetch);
  return (
    <PreviewFrame
      noun="page"
      title={data?.page.title}
      isPending={isPending}
      error={error}
      back={<Link to="/admin/pages">All pages</Link>}
    >
      {data ? <PageSections {...data} /> : null}
    </PreviewFrame>
  );
}
