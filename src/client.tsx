import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createFirstRouter, createWholeRouter, firstRoutes } from "./first-routes.ts";

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");

async function start(page: HTMLElement): Promise<void> {
  // The mark says that the server rendered the page itself, not only its frame (spec 9).
  const isRendered = page.dataset.prerendered === "true";
  const few = isRendered && import.meta.env.PROD ? await firstRoutes() : undefined;
  const router = few ? createFirstRouter(few) : await import("./every-route.ts").then(createWholeRouter);
  // The router's own client instead of Start's: that one brings the transport of server functions into every first view, where
  // only a page that calls one needs it (docs/decisions, "Deferred hydration").
  const app = (
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>
  );
  startTransition(() => {
    if (isRendered) hydrateRoot(document, app);
    else createRoot(document).render(app);
  });
}

// Pages that were exported to plain files find their data elsewhere; a running site never loads the code for that.
if (root.dataset.static === undefined) void start(root);
else {
  void import("./static-site/start-static-site.ts").then(({ startStaticSite }) => {
    startStaticSite(root);
    void start(root);
  });
}
