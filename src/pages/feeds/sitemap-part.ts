import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../seo/feed-response.ts";
import { serveSitemapPart, siteSource } from "./sitemap.server.ts";

/** Only for a site with more URLs than one sitemap can contain. */
export const Route = createFileRoute("/sitemap-{$part}.xml")({
  server: {
    handlers: {
      GET: ({ context, params, request }) =>
        serveSitemapPart(context.site, siteSource(context), requestOrigin(request), Number(params.part)),
    },
  },
});
