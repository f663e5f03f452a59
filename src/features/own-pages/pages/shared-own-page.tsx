import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { ClosedPreview, SharedPreview } from "../../../site/preview/shared-preview.tsx";
import { sharedPreviewMeta } from "../../../site/preview/shared-preview-meta.ts";
import { PageSections } from "./sections.tsx";

export const Route = createFileRoute("/_site/preview/own-page/$token")({
  loader: async ({ params }) => {
    const { fetchSharedPage } = await import("../pages.functions.ts");
    const view = await fetchSharedPage({ data: { token: params.token } });
    if (view.state !== "open") return view;
    const { loadPageBooking } = await import("./page-booking.ts");
    return { ...view, booking: await loadPageBooking(view.page) };
  },
  gcTime: 0,
  head: ({ match, loaderData }) => {
    const { title, description } = copyOf(match.context.site(), sharedPreviewMeta);
    const fullTitle = loaderData?.state === "open" ? `${title}: ${loaderData.page.title}` : title;
    return pageHead(match.context.site(), { title: fullTitle, description, path: "/preview", noindex: true });
  },
  component: SharedOwnPage,
});

function SharedOwnPage() {
  const view = Route.useLoaderData();
  if (view.state !== "open") return <ClosedPreview state={view.state} />;
  return (
    <SharedPreview expiresAt={view.expiresAt}>
      <PageSections page={view.page} booking={view.booking} />
    </SharedPreview>
  );
}
