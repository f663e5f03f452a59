import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { serveIssueFeed } from "./issue-feeds.server.ts";

export const Route = createFileRoute("/sunday-review/rss.xml")({
  server: { handlers: { GET: ({ context, request }) => serveIssueFeed("rss", context, requestOrigin(request)) } },
});
