import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { serveIssueFeed } from "./issue-feeds.server.ts";

export const Route = createFileRoute("/sunday-review/feed.json")({
  server: { handlers: { GET: ({ context, request }) => serveIssueFeed("json", context, requestOrigin(request)) } },
});
