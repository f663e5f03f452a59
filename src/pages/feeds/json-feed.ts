import { createFileRoute } from "@tanstack/react-router";
import { answerBlogFeed } from "./blog-feeds.server.ts";
import { requestOrigin } from "./feed-answer.ts";

/** The newest articles as JSON Feed. */
export const Route = createFileRoute("/feed.json")({
  server: { handlers: { GET: ({ context, request }) => answerBlogFeed("json", context, requestOrigin(request)) } },
});
