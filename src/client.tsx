import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { getRouter } from "./router.ts";

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");

function start(page: HTMLElement): void {
  // Set when the server rendered the page itself, not only its frame (spec 9).
  const isRendered = page.dataset.prerendered === "true";
  const app = (
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>
  );
  startTransition(() => {
    if (isRendered) hydrateRoot(document, app);
    else createRoot(document).render(app);
  });
}

if ((root.dataset.static ?? root.dataset.absent) === undefined) start(root);
else {
  void import("./static-site/start-static-site.ts").then(({ startStaticSite }) => {
    startStaticSite(root);
    start(root);
  });
}
