import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** The newest articles as JSON Feed. */
export const Route = createFileRoute("/feed.json")({
  server: {
    handlers: {
      GET: async ({ context, request }) =>
        (await import("./blog-feeds.server.ts")).answerBlogFeed("json", context, requestOrigin(request)),
    },
  },
});
