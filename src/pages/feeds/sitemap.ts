import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../seo/feed-response.ts";
import { serveSitemap, siteSource } from "./sitemap.server.ts";

export const Route = createFileRoute("/sitemap.xml")({
  server: {
    handlers: {
      GET: ({ context, request }) => serveSitemap(context.site, siteSource(context), requestOrigin(request)),
    },
  },
});
