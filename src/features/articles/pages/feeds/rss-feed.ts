import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-answer.ts";
import { answerBlogFeed } from "./blog-feeds.server.ts";

export const Route = createFileRoute("/rss.xml")({
  server: { handlers: { GET: ({ context, request }) => answerBlogFeed("rss", context, requestOrigin(request)) } },
});
