import { createFileRoute } from "@tanstack/react-router";
import { feedAnswer } from "../../seo/feed-answer.ts";
import { webManifest } from "../../seo/web-manifest.ts";

export const Route = createFileRoute("/site.webmanifest")({
  server: {
    handlers: {
      GET: ({ context }) => feedAnswer(webManifest(context.site), { type: "application/manifest+json" }),
    },
  },
});
