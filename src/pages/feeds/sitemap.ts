import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../seo/feed-answer.ts";
import { answerSitemap, siteSource } from "./sitemap.server.ts";

export const Route = createFileRoute("/sitemap.xml")({
  server: {
    handlers: {
      GET: ({ context, request }) => answerSitemap(context.site, siteSource(context), requestOrigin(request)),
    },
  },
});
