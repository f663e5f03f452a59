import { createFileRoute } from "@tanstack/react-router";
import { answerBlogFeed } from "./blog-feeds.server.ts";
import { requestOrigin } from "./feed-answer.ts";

/** The newest articles as RSS. */
export const Route = createFileRoute("/rss.xml")({
  server: { handlers: { GET: ({ context, request }) => answerBlogFeed("rss", context, requestOrigin(request)) } },
});
