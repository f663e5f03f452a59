import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** A category's newest articles as RSS. */
export const Route = createFileRoute("/blog/category/$category/rss.xml")({
  server: {
    handlers: {
      GET: async ({ context, params, request }) =>
        (await import("./blog-feeds.server.ts")).answerBlogFeed(
          "rss",
          context,
          requestOrigin(request),
          params.category,
        ),
    },
  },
});
