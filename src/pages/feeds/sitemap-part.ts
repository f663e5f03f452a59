import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../seo/feed-answer.ts";
import { answerSitemapPart, siteSource } from "./sitemap.server.ts";

/** A part of a large sitemap. */
export const Route = createFileRoute("/sitemap-{$part}.xml")({
  server: {
    handlers: {
      GET: ({ context, params, request }) =>
        answerSitemapPart(siteSource(context), requestOrigin(request), Number(params.part)),
    },
  },
});
