import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-answer.ts";
import { answerIssueFeed } from "./issue-feeds.server.ts";

export const Route = createFileRoute("/sunday-review/feed.json")({
  server: { handlers: { GET: ({ context, request }) => answerIssueFeed("json", context, requestOrigin(request)) } },
});
