import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-answer.ts";
import { answerArticleMarkdown } from "./blog-feeds.server.ts";

export const Route = createFileRoute("/blog/{$slug}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => answerArticleMarkdown(context, requestOrigin(request), params.slug),
    },
  },
});
