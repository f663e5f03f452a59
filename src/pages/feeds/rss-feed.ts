import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** The newest articles as RSS. */
export const Route = createFileRoute("/rss.xml")({
  server: {
    handlers: {
      GET: async ({ context, request }) =>
        (await import("./blog-feeds.server.ts")).answerBlogFeed("rss", context, requestOrigin(request)),
    },
  },
});
