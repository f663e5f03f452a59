import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { serveBlogFeed } from "./blog-feeds.server.ts";

export const Route = createFileRoute("/feed.json")({
  server: { handlers: { GET: ({ context, request }) => serveBlogFeed("json", context, requestOrigin(request)) } },
});
