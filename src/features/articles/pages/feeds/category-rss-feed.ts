import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { serveBlogFeed } from "./blog-feeds.server.ts";

export const Route = createFileRoute("/blog/category/$category/rss.xml")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => serveBlogFeed("rss", context, requestOrigin(request), params.category),
    },
  },
});
