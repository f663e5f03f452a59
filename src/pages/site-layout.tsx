import { createFileRoute, Outlet } from "@tanstack/react-router";
import { loadPageTexts } from "../features/texts/page-texts.queries.ts";
import { SiteFrame } from "../site/site-frame.tsx";

export const Route = createFileRoute("/_site")({
  // Deferred parts load first, so the page has its full height and anchors are found.
  beforeLoad: async ({ context, matches }) => {
    await loadPageTexts(context.queries, matches.at(-1)?.fullPath ?? "");
    if (!import.meta.env.SSR) await context.loadPages(matches.map(({ routeId }) => routeId));
  },
  component: SiteLayout,
});

function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
