import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** A part of a large sitemap. */
export const Route = createFileRoute("/sitemap-{$part}.xml")({
  server: {
    handlers: {
      GET: async ({ context, params, request }) =>
        (await import("./sitemap.server.ts")).answerSitemapPart(context, requestOrigin(request), Number(params.part)),
    },
  },
});
