import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-answer.ts";
import { answerBlogFeed } from "./blog-feeds.server.ts";

export const Route = createFileRoute("/feed.json")({
  server: { handlers: { GET: ({ context, request }) => answerBlogFeed("json", context, requestOrigin(request)) } },
});
