import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-answer.ts";
import { answerIssueFeed } from "./issue-feeds.server.ts";

export const Route = createFileRoute("/sunday-review/rss.xml")({
  server: { handlers: { GET: ({ context, request }) => answerIssueFeed("rss", context, requestOrigin(request)) } },
});
