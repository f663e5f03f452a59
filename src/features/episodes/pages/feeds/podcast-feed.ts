import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-answer.ts";
import { answerPodcastFeed } from "./podcast-feed.server.ts";

export const Route = createFileRoute("/podcast/feed.xml")({
  server: { handlers: { GET: ({ context, request }) => answerPodcastFeed(context, requestOrigin(request)) } },
});
