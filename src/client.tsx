import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");

const app = (
  <StrictMode>
    <StartClient />
  </StrictMode>
);

startTransition(() => {
  // The mark says that the server rendered the page itself, not only its frame (specification, section 9).
  if (root.dataset.prerendered === "true") hydrateRoot(document, app);
  else createRoot(document).render(app);
});
