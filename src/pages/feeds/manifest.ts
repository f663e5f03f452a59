import { createFileRoute } from "@tanstack/react-router";
import { feedResponse } from "../../seo/feed-response.ts";
import { webManifest } from "../../seo/web-manifest.ts";

export const Route = createFileRoute("/site.webmanifest")({
  server: {
    handlers: {
      GET: ({ context }) => feedResponse(webManifest(context.site), { type: "application/manifest+json" }),
    },
  },
});
