import { createFileRoute, notFound, Outlet, redirect } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { hiddenTarget, isHidden } from "../facts/hidden-pages.ts";
import { loadPageTexts } from "../features/texts/page-texts.queries.ts";
import { SiteFrame } from "../site/site-frame.tsx";

export const Route = createFileRoute("/_site")({
  // Deferred parts load first, so the page has its full height and anchors are found.
  beforeLoad: async ({ context, matches }) => {
    const route = matches.at(-1)?.fullPath ?? "";
    const site = context.site();
    const target = hiddenTarget(site, route);
    if (target) throw redirect({ to: target });
    await loadPageTexts(context, route);
    if (isHidden(site, route)) throw notFound();
    if (!import.meta.env.SSR) await context.loadPages(matches.map(({ routeId }) => routeId));
  },
  component: SiteLayout,
});

/** With "?edit" the owner edits the page's texts in place. */
function SiteLayout() {
  const [Editor, setEditor] = useState<ComponentType<{ children: ReactNode }>>();
  useEffect(() => {
    if (!new URLSearchParams(location.search).has("edit")) return;
    void import("../features/texts/ui/in-place.tsx").then(({ InPlace }) => setEditor(() => InPlace));
  }, []);
  const page = (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
  return Editor ? <Editor>{page}</Editor> : page;
}
