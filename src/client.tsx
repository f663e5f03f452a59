import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");

function start(page: HTMLElement) {
  const app = (
    <StrictMode>
      <StartClient />
    </StrictMode>
  );
  startTransition(() => {
    // The mark says that the server rendered the page itself, not only its frame (specification, section 9).
    if (page.dataset.prerendered === "true") hydrateRoot(document, app);
    else createRoot(document).render(app);
  });
}

// Pages that were exported to plain files find their data elsewhere; a running site never loads the code for that.
if (root.dataset.static === undefined) start(root);
else {
  void import("./start-static-site.ts").then(({ startStaticSite }) => {
    startStaticSite(root);
    start(root);
  });
}
