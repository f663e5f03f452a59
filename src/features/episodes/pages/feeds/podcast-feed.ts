import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { servePodcastFeed } from "./podcast-feed.server.ts";

export const Route = createFileRoute("/podcast/feed.xml")({
  server: { handlers: { GET: ({ context, request }) => servePodcastFeed(context, requestOrigin(request)) } },
});
