import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** A category's newest articles as JSON Feed. */
export const Route = createFileRoute("/blog/category/$category/feed.json")({
  server: {
    handlers: {
      GET: async ({ context, params, request }) =>
        (await import("./blog-feeds.server.ts")).answerBlogFeed(
          "json",
          context,
          requestOrigin(request),
          params.category,
        ),
    },
  },
});
