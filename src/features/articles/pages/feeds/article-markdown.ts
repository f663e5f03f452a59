import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { serveArticleMarkdown } from "./blog-feeds.server.ts";

export const Route = createFileRoute("/blog/{$slug}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => serveArticleMarkdown(context, requestOrigin(request), params.slug),
    },
  },
});
