import { createFileRoute } from "@tanstack/react-router";
import { webManifest } from "../../seo/web-manifest.ts";
import { feedAnswer } from "./feed-answer.ts";

/** What an installed site is called, and its icons. */
export const Route = createFileRoute("/site.webmanifest")({
  server: { handlers: { GET: () => feedAnswer(webManifest(), { type: "application/manifest+json" }) } },
});
