import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { serveEpisodeMarkdown } from "./podcast-feed.server.ts";

export const Route = createFileRoute("/episode/{$id}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => serveEpisodeMarkdown(context, requestOrigin(request), params.id),
    },
  },
});
