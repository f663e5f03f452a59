import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** The show as a podcast feed. */
export const Route = createFileRoute("/podcast/feed.xml")({
  server: {
    handlers: {
      GET: async ({ context, request }) =>
        (await import("./podcast-feed.server.ts")).answerPodcastFeed(context, requestOrigin(request)),
    },
  },
});
