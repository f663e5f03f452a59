import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SiteFrame } from "../site/site-frame.tsx";

export const Route = createFileRoute("/_site")({
  // A page that is navigated to appears whole, with its height, so that a place on it is found again.
  beforeLoad: async ({ context, matches }) => {
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
