import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-answer.ts";
import { answerEpisodeMarkdown } from "./podcast-feed.server.ts";

export const Route = createFileRoute("/episode/{$id}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => answerEpisodeMarkdown(context, requestOrigin(request), params.id),
    },
  },
});
