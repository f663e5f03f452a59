import { createFileRoute } from "@tanstack/react-router";
import { feedAnswer } from "../../seo/feed-answer.ts";
import { webManifest } from "../../seo/web-manifest.ts";

export const Route = createFileRoute("/site.webmanifest")({
  server: { handlers: { GET: () => feedAnswer(webManifest(), { type: "application/manifest+json" }) } },
});
