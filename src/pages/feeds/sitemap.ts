import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** The sitemap, or its index. */
export const Route = createFileRoute("/sitemap.xml")({
  server: {
    handlers: {
      GET: async ({ context, request }) =>
        (await import("./sitemap.server.ts")).answerSitemap(context, requestOrigin(request)),
    },
  },
});
