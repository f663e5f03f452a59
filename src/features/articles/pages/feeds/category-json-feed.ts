import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { serveBlogFeed } from "./blog-feeds.server.ts";

export const Route = createFileRoute("/blog/category/$category/feed.json")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => serveBlogFeed("json", context, requestOrigin(request), params.category),
    },
  },
});
